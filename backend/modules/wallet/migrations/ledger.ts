import type { MigrationSet } from '#kernel/db/migrate.ts';
import { DROP_LEDGER_GUARDS, LEDGER_GUARDS } from './ledger-guards.ts';

const sumOf = (split: string): string => ['bonus', 'subscription', 'earned', 'purchased'].map((bucket) => `(${split}->>'${bucket}')::int`).join(' + ');

/**
 * The double-entry ledger behind the wallets, its guards, and the result of its proof.
 *
 * Pending earnings are entries of the creator without a step of their wallet. Otherwise every run of a popular prompt would wait for its
 * creator's row. The payer's wallet seals such an entry. The commands that take tokens out of pending earnings guard the sum.
 */
export const ledgerMigration: MigrationSet = {
  '20261123_0301_ledger': {
    async up(knex) {
      await knex.raw(`
        create table ledger_transactions (
          id uuid primary key,
          kind text not null check (kind in ('purchase', 'subscription_grant', 'hold', 'capture', 'release', 'refund',
            'unlock', 'pack', 'royalty', 'tip', 'reward', 'daily_claim', 'achievement', 'challenge_fee',
            'challenge_prize', 'referral', 'adjustment', 'chargeback', 'payout', 'gift', 'coupon', 'sale')),
          idempotency_key text not null unique check (length(idempotency_key) between 1 and 255),
          reason text not null,
          actor_id uuid,
          ref_type text,
          ref_id uuid,
          reverses_tx_id uuid references ledger_transactions (id),
          request jsonb,
          occurred_at timestamptz not null
        );
        -- This index finds the claw-backs of an order, when their tokens are given back.
        create index ledger_transactions_taken on ledger_transactions (ref_id) where kind in ('refund', 'chargeback');

        -- The accounts of the platform (owner null) have no wallet row with a balance. All runs would wait for that one row, and throughput would halve.
        create table ledger_entries (
          tx_id uuid not null references ledger_transactions (id),
          leg smallint not null,
          owner uuid,
          account text not null,
          amount int not null check (amount <> 0),
          chain_no int,
          chain_hash bytea,
          -- How many tokens of each bucket paid the entry, for pending earnings and payments of debt. Null for other entries. It is part of the seal.
          split jsonb,
          primary key (tx_id, leg),
          constraint ledger_entries_account check (case
            when owner is null then account in ('platform_rewards', 'platform_sales', 'platform_subscriptions',
              'platform_adjustments', 'platform_generation', 'platform_fees') and chain_no is null and chain_hash is null
            when account = 'pending_earned' then chain_no is null and chain_hash is null
            else account in ('bonus', 'subscription', 'earned', 'purchased', 'held', 'debt')
              and chain_no is not null and chain_hash is not null end)
        );
        -- Entries of pending earnings, and of a payment of debt, say which tokens paid them. Without the split, neither an earnings release nor a won
        -- dispute could tell bonus tokens from purchased ones. People could then cash out bonus tokens. The constraint stands apart because "create table"
        -- cannot declare it as not valid.
        alter table ledger_entries add constraint ledger_entries_split check (case
          when account = 'pending_earned' then (${sumOf('split')} = amount) is true
          when account = 'debt' and amount > 0 then split is null or (${sumOf('split')} = amount) is true
          else split is null end) not valid;
        -- The steps of a wallet are numbered without gaps, so the history is paged in the order of chain_no.
        create index ledger_entries_steps on ledger_entries (owner, chain_no desc) include (tx_id, account, amount)
          where owner is not null;
        create index ledger_entries_pending on ledger_entries (owner) include (amount) where account = 'pending_earned';
        -- This index finds the few entries about debt among the many entries of a wallet.
        create index ledger_entries_debt on ledger_entries (owner, chain_no) where account = 'debt';

        -- The result of the last proof of the ledger. The worker writes it, and the API reads it.
        create table ledger_proof (
          single boolean primary key default true check (single),
          violations int not null check (violations >= 0),
          checked_at timestamptz not null
        );
      `);
      await knex.raw(LEDGER_GUARDS);
    },
    async down(knex) {
      await knex.raw(`drop table ledger_proof; drop table ledger_entries; drop table ledger_transactions; ${DROP_LEDGER_GUARDS}`);
    },
  },
};
