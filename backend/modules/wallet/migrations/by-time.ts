import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Finds the transactions of a range of days for the figures of administrators. */
export const byTimeMigration: MigrationSet = {
  '20261126_2213_transactions_by_time': {
    async up(knex) {
      // Rows come in the order of time and never change, so a summary of each few pages is enough.
      await knex.raw('create index ledger_transactions_by_time on ledger_transactions using brin (occurred_at) with (pages_per_range = 32, autosummarize = on)');
    },
    async down(knex) {
      await knex.raw('drop index ledger_transactions_by_time');
    },
  },
};
