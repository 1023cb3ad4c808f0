import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds the index with which administrators' figures find the ledger transactions of a range of days. */
export const byTimeMigration: MigrationSet = {
  '20261126_2213_transactions_by_time': {
    async up(knex) {
      // A small BRIN index is enough, because rows are inserted in the order of time and never change.
      await knex.raw('create index ledger_transactions_by_time on ledger_transactions using brin (occurred_at) with (pages_per_range = 32, autosummarize = on)');
    },
    async down(knex) {
      await knex.raw('drop index ledger_transactions_by_time');
    },
  },
};
