import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds an index that finds a person's creations of some days without reading the others. */
export const creationsByDayMigration: MigrationSet = {
  '20261127_0248_creations_by_day': {
    async up(knex) {
      await knex.raw('create index creations_by_day on creations (owner_id, created_at) where trashed_at is null');
    },
    async down(knex) {
      await knex.raw('drop index creations_by_day');
    },
  },
};
