import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of read-only links to chats (docs/rules/chat.md#shares). A link has its own copy, so it never shows later messages. */
export const chatSharesMigration: MigrationSet = {
  '20261126_0401_chat_shares': {
    async up(knex) {
      await knex.raw(`
        create table chat_shares (
          id uuid primary key,
          token text not null unique,
          chat_id uuid not null references chats (id) on delete cascade,
          user_id uuid not null,
          leaf_id uuid not null,
          title text not null,
          -- A copy of the chat's agent from the time when the link was made. Null for a chat without an agent.
          agent jsonb,
          show_media boolean not null,
          show_name boolean not null,
          show_prices boolean not null,
          messages int not null check (messages > 0),
          views int not null default 0,
          -- The rule for which a moderator took the link down. Null otherwise.
          removed_rule text,
          revoked_at timestamptz,
          created_at timestamptz not null
        );
        create index chat_shares_of_chat on chat_shares (chat_id, id) where revoked_at is null;
        create index chat_shares_of_user on chat_shares (user_id, id);

        -- A copy of each message of the shared branch, without the parts that the link does not show.
        create table chat_share_messages (
          share_id uuid not null references chat_shares (id) on delete cascade,
          position int not null,
          message jsonb not null,
          primary key (share_id, position)
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table chat_share_messages; drop table chat_shares;');
    },
  },
};
