import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds the chat to the holds of replies, so that the activity can link to it: no list of runs shows replies. */
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
