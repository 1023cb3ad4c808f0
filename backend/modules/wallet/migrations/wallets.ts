import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of wallets: one row per user with the balance of each bucket. */
export const walletsMigration: MigrationSet = {
  '20261123_0300_wallets': {
    async up(knex) {
      await knex.raw(`
        -- One row for each person, with balances that must equal the sums of the person's ledger entries. The health check compares both. Pending earnings
        -- have no column here: readers sum their entries.
        create table wallets (
          user_id uuid primary key,
          bonus int not null default 0 check (bonus >= 0),
          subscription int not null default 0 check (subscription >= 0),
          earned int not null default 0 check (earned >= 0),
          purchased int not null default 0 check (purchased >= 0),
          held int not null default 0 check (held >= 0),
          debt int not null default 0 check (debt >= 0),
          chain_no int not null default 0,
          chain_hash bytea not null default '',
          created_at timestamptz not null,
          updated_at timestamptz not null
        ) with (fillfactor = 60);
      `);
    },
    async down(knex) {
      await knex.raw('drop table wallets;');
    },
  },
};
