import type { MigrationSet } from '#kernel/db/migrate.ts';

/** An index of the packs that cost nothing; the expression stands in queries/list-packs.ts too. */
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
