import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds a column to runs for the run that they were made from. */
export const lineageMigration: MigrationSet = {
  '20261126_0010_run_lineage': {
    async up(knex) {
      await knex.raw(`
        -- The creation whose inputs or picture the run used. It may belong to another person, and may be deleted. Null for a run without one.
        alter table generations add column from_run_id uuid;
        create index generations_started_from on generations (from_run_id) where from_run_id is not null;
        create index generations_retries on generations (retry_of_id) where retry_of_id is not null;
      `);
    },
    async down(knex) {
      await knex.raw('drop index generations_retries; alter table generations drop column from_run_id;');
    },
  },
};
