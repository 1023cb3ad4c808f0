import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds an index by which libraries find the days on which a prompt earned. */
export const earningsOfPromptMigration: MigrationSet = {
  '20261126_0015_earnings_of_prompt': {
    async up(knex) {
      await knex.raw(`create index earnings_of_prompt on earnings (creator_id, prompt_id) include (gross) where status <> 'reversed'`);
    },
    async down(knex) {
      await knex.raw('drop index earnings_of_prompt');
    },
  },
};
