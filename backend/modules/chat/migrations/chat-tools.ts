import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds to a chat the tokens that its tool runs hold, so that one statement can check the chat's budget. */
export const chatToolsMigration: MigrationSet = {
  '20261126_0715_chat_tools': {
    async up(knex) {
      await knex.raw(`
        alter table chats
          -- Tokens that are held for tool runs of the chat that have not ended.
          add column held int not null default 0 check (held >= 0);
      `);
    },
    async down(knex) {
      await knex.raw('alter table chats drop column held;');
    },
  },
};
