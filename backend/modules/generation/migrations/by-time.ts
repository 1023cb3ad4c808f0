import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds an index that finds the runs of a range of days, for the administrators' figures. */
export const byTimeMigration: MigrationSet = {
  '20261126_2212_runs_by_time': {
    async up(knex) {
      // Runs are stored in the order of time, so a BRIN index, which summarises groups of pages, is enough. It costs inserts and updates almost nothing.
      await knex.raw('create index generations_by_time on generations using brin (created_at) with (pages_per_range = 32, autosummarize = on)');
    },
    async down(knex) {
      await knex.raw('drop index generations_by_time');
    },
  },
};
