import type { MigrationSet } from '#kernel/db/migrate.ts';

const accounts = (platform: string): string => `
  alter table ledger_entries drop constraint ledger_entries_account;
  alter table ledger_entries add constraint ledger_entries_account check (case
    when owner is null then account in (${platform}) and chain_no is null and chain_hash is null
    when account = 'pending_earned' then chain_no is null and chain_hash is null
    else account in ('bonus', 'subscription', 'earned', 'purchased', 'held', 'debt') and chain_no is not null and chain_hash is not null end);`;
const BEFORE = `'platform_rewards', 'platform_sales', 'platform_subscriptions', 'platform_adjustments', 'platform_generation', 'platform_fees'`;

/** Adds the platform's account for the pools of community challenges, which holds tokens of hosts and entrants until they are paid out. */
export const challengePoolsMigration: MigrationSet = {
  '20261126_0311_challenge_pools': {
    async up(knex) {
      await knex.raw(accounts(`${BEFORE}, 'challenge_pools'`));
      // Indexes the entries of the account of pools, because the proof of the ledger sums them.
      await knex.raw(`create index ledger_entries_pools on ledger_entries (account) include (amount) where account = 'challenge_pools'`);
    },
    async down(knex) {
      await knex.raw('drop index ledger_entries_pools');
      await knex.raw(accounts(BEFORE));
    },
  },
};
