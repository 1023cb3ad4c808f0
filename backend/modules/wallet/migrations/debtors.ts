import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Indexes the few wallets that owe tokens. */
export const debtorsMigration: MigrationSet = {
  '20261127_0812_wallets_in_debt': {
    async up(knex) {
      await knex.raw('create index wallets_in_debt on wallets (debt desc, user_id) where debt > 0');
    },
    async down(knex) {
      await knex.raw('drop index wallets_in_debt');
    },
  },
};
