import type { MigrationSet } from '#kernel/db/migrate.ts';

const KINDS = `'purchase', 'subscription_grant', 'hold', 'capture', 'release', 'refund', 'unlock', 'pack', 'royalty', 'tip',
  'reward', 'daily_claim', 'achievement', 'challenge_fee', 'challenge_prize', 'referral', 'adjustment', 'chargeback', 'payout', 'gift', 'coupon'`;
const PLATFORM = `'platform_rewards', 'platform_sales', 'platform_subscriptions', 'platform_adjustments', 'platform_generation'`;

/**
 * What creators earn. Pending earnings are entries of the creator without a step of their wallet: otherwise every run of a
 * popular prompt would wait for its creator's row. The payer's wallet seals such an entry, and readers sum the entries. The
 * commands that take tokens out of pending earnings guard the sum.
 */
export const walletEarnings: MigrationSet = {
  '20261121_1510_wallet_earnings': {
    async up(knex) {
      await knex.raw(`
        alter table ledger_transactions drop constraint ledger_transactions_kind_check,
          add constraint ledger_transactions_kind_check check (kind in (${KINDS}, 'sale'));
        alter table wallets drop column pending_earned;
        alter table ledger_entries drop constraint ledger_entries_account,
          add constraint ledger_entries_account check (case
            when owner is null then account in (${PLATFORM}, 'platform_fees') and chain_no is null and chain_hash is null
            when account = 'pending_earned' then chain_no is null and chain_hash is null
            else account in ('bonus', 'subscription', 'earned', 'purchased', 'held', 'debt')
              and chain_no is not null and chain_hash is not null end);
        create index ledger_entries_pending on ledger_entries (owner) include (amount) where account = 'pending_earned';
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop index ledger_entries_pending;
        alter table ledger_entries drop constraint ledger_entries_account,
          add constraint ledger_entries_account check (case when owner is null
            then account in (${PLATFORM}) and chain_no is null and chain_hash is null
            else account in ('bonus', 'subscription', 'earned', 'purchased', 'held', 'pending_earned', 'debt')
              and chain_no is not null and chain_hash is not null end);
        alter table wallets add column pending_earned int not null default 0 check (pending_earned >= 0);
        alter table ledger_transactions drop constraint ledger_transactions_kind_check,
          add constraint ledger_transactions_kind_check check (kind in (${KINDS}));
      `);
    },
  },
};
