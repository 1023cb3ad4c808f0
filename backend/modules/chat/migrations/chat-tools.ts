import type { MigrationSet } from '#kernel/db/migrate.ts';

/** What the tool runs of a chat hold, so that its budget is checked by one statement. */
export const chatToolsMigration: MigrationSet = {
  '20261126_0715_chat_tools': {
    async up(knex) {
      await knex.raw(`
        alter table chats
          -- Tokens held by tool runs that are under way.
          add column held int not null default 0 check (held >= 0);
      `);
    },
    async down(knex) {
      await knex.raw('alter table chats drop column held;');
    },
  },
};
