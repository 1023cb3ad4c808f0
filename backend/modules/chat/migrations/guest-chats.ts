import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of guests' messages (docs/rules/chat.md#guests). Rows live for 24 hours, and name neither a person nor a network address. */
export const guestChatsMigration: MigrationSet = {
  '20261126_0402_guest_chats': {
    async up(knex) {
      await knex.raw(`
        create table guest_messages (
          id uuid primary key,
          -- SHA-256 of the secret in the device cookie of the guest's browser.
          device bytea not null,
          -- A hash of the UTC day and of the address block of the guest.
          network bytea not null,
          day date not null,
          question text not null,
          answer text not null default '',
          status text not null default 'writing' check (status in ('writing', 'done', 'failed')),
          hosted boolean not null,
          provider text not null,
          model_id text not null,
          model_label text not null,
          seed int not null,
          created_at timestamptz not null,
          finished_at timestamptz,
          claimed_at timestamptz
        );
        create index guest_messages_of_device on guest_messages (device, day, id);
        create index guest_messages_of_network on guest_messages (network) where status <> 'failed';
        create index guest_messages_by_time on guest_messages (created_at);
      `);
    },
    async down(knex) {
      await knex.raw('drop table guest_messages;');
    },
  },
};
