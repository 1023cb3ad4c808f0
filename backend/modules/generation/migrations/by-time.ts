import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Finds the runs of a range of days for the figures of administrators. */
export const byTimeMigration: MigrationSet = {
  '20261126_2212_runs_by_time': {
    async up(knex) {
      // Rows come in the order of time, so a summary of each few pages is enough. Inserts and updates pay nearly nothing for it.
      await knex.raw('create index generations_by_time on generations using brin (created_at) with (pages_per_range = 32, autosummarize = on)');
    },
    async down(knex) {
      await knex.raw('drop index generations_by_time');
    },
  },
};
