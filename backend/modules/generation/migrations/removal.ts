import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds a column that marks runs whose outputs moderators took out of all public places. */
export const removalMigration: MigrationSet = {
  '20261126_0030_run_removal': {
    async up(knex) {
      await knex.raw('alter table generations add column removed_at timestamptz, add constraint generations_removed_is_private check (removed_at is null or (published_at is null and shared_at is null))');
    },
    async down(knex) {
      await knex.raw('alter table generations drop column removed_at');
    },
  },
};
