import type { MigrationSet } from '#kernel/db/migrate.ts';

/** What the last proof of the ledger found: the worker proves, the API tells. */
export const ledgerProofMigration: MigrationSet = {
  '20261123_0425_ledger_proof': {
    async up(knex) {
      await knex.raw(`
        create table ledger_proof (
          single boolean primary key default true check (single),
          violations int not null check (violations >= 0),
          checked_at timestamptz not null
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table ledger_proof;');
    },
  },
};
