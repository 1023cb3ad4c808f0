import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * How people want to be told, and what a client needs to catch up. A muted message is stored as read and shown nowhere.
 * `changed_xid` is the transaction that last changed a row: unlike a time, it tells which changes a snapshot could not see.
 */
export const messagesReachMigrations: MigrationSet = {
  '20261121_1240_messages_reach': {
    async up(knex) {
      await knex.raw(`
        create table notification_preferences (
          user_id uuid primary key,
          preferences jsonb not null,
          time_zone text not null,
          revision integer not null default 0,
          updated_at timestamptz not null
        );
        alter table messages
          add column muted boolean not null default false,
          add column changed_xid xid8 not null default pg_current_xact_id(),
          add constraint messages_muted_are_read check (not muted or read_at is not null);
        drop index messages_of_user;
        drop index messages_unread;
        create index messages_of_user on messages (user_id, id desc) where archived_at is null and not muted;
        create index messages_unread on messages (user_id, priority) where read_at is null and archived_at is null;
        create index messages_changed on messages (user_id, changed_xid) where not muted;
        create index messages_archived on messages (user_id, archived_at desc, id desc) where archived_at is not null;
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop index messages_archived;
        drop index messages_changed;
        drop index messages_unread;
        drop index messages_of_user;
        alter table messages drop column changed_xid, drop column muted;
        create index messages_of_user on messages (user_id, id desc) where archived_at is null;
        create index messages_unread on messages (user_id) where read_at is null and archived_at is null;
        drop table notification_preferences;
      `);
    },
  },
};
