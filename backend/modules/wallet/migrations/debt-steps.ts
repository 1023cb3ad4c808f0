import type { MigrationSet } from '#kernel/db/migrate.ts';

/** For giving back what a claw-back took: the few entries of a wallet's debt among many, and the claw-backs of an order. */
export const debtSteps: MigrationSet = {
  '20261123_0445_debt_steps': {
    async up(knex) {
      await knex.raw(`
        create index ledger_entries_debt on ledger_entries (owner, chain_no) where account = 'debt';
        create index ledger_transactions_taken on ledger_transactions (ref_id) where kind in ('refund', 'chargeback');
      `);
    },
    async down(knex) {
      await knex.raw('drop index ledger_transactions_taken; drop index ledger_entries_debt');
    },
  },
};
