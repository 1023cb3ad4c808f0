import type { MigrationSet } from '#kernel/db/migrate.ts';

const accounts = (platform: string): string => `
  alter table ledger_entries drop constraint ledger_entries_account;
  alter table ledger_entries add constraint ledger_entries_account check (case
    when owner is null then account in (${platform}) and chain_no is null and chain_hash is null
    when account = 'pending_earned' then chain_no is null and chain_hash is null
    else account in ('bonus', 'subscription', 'earned', 'purchased', 'held', 'debt') and chain_no is not null and chain_hash is not null end);`;
const BEFORE = `'platform_rewards', 'platform_sales', 'platform_subscriptions', 'platform_adjustments', 'platform_generation', 'platform_fees', 'challenge_pools'`;

/** Adds the platform's accounts for tokens that creators exchange for money, one per state of a payout request. */
export const cashOutsMigration: MigrationSet = {
  '20261126_1832_cash_out_accounts': {
    async up(knex) {
      await knex.raw(accounts(`${BEFORE}, 'cash_outs_requested', 'cash_outs_approved', 'cash_outs_paid'`));
    },
    async down(knex) {
      await knex.raw(accounts(BEFORE));
    },
  },
};
