import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds an index of free packs. Its expression must equal the one in queries/list-packs.ts, or Postgres does not use it. */
export const freePacksMigration: MigrationSet = {
  '20261126_1101_free_packs': {
    async up(knex) {
      await knex.raw('create index pack_versions_free on pack_versions (cast(-price as double precision) desc, pack_id desc) where price = 0');
    },
    async down(knex) {
      await knex.raw('drop index pack_versions_free');
    },
  },
};
