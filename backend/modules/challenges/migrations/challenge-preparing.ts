import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Stores when preparing an entry's file last failed. Such entries wait behind those that were not tried yet. */
export const challengePreparingMigration: MigrationSet = {
  '20261126_1217_challenge_preparing': {
    async up(knex) {
      await knex.raw(`
        -- When the worker last failed to prepare the file of the entry. Null if it never failed.
        alter table challenge_entries add column failed_at timestamptz;
        drop index challenge_entries_unready;
        create index challenge_entries_unready on challenge_entries (failed_at nulls first, submitted_at) where not ready and status = 'submitted';
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop index challenge_entries_unready;
        create index challenge_entries_unready on challenge_entries (submitted_at) where not ready and status = 'submitted';
        alter table challenge_entries drop column failed_at;
      `);
    },
  },
};
