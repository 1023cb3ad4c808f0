import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Holds of replies name their chat, so that the activity leads there: no list of runs shows replies. */
export const chatHoldsMigration: MigrationSet = {
  '20261126_0801_chat_holds': {
    async up(knex) {
      await knex.raw('alter table holds add column chat_id uuid');
    },
    async down(knex) {
      await knex.raw('alter table holds drop column chat_id');
    },
  },
};
