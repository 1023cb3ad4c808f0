import type { MigrationSet } from '#kernel/db/migrate.ts';
import { ledgerGuards } from './ledger-guards.ts';

/** Wallets, the double-entry ledger behind them, and the holds of runs. */
export const walletMigrations: MigrationSet = {
  '20261121_0300_wallet_ledger': {
    async up(knex) {
      await knex.raw(`
        -- One hot row per user; its projection of the ledger is compared with the entries by the health check.
        create table wallets (
          user_id uuid primary key,
          bonus int not null default 0 check (bonus >= 0),
          subscription int not null default 0 check (subscription >= 0),
          earned int not null default 0 check (earned >= 0),
          purchased int not null default 0 check (purchased >= 0),
          held int not null default 0 check (held >= 0),
          pending_earned int not null default 0 check (pending_earned >= 0),
          debt int not null default 0 check (debt >= 0),
          chain_no int not null default 0,
          chain_hash bytea not null default '',
          created_at timestamptz not null,
          updated_at timestamptz not null
        ) with (fillfactor = 60);

        create table ledger_transactions (
          id uuid primary key,
          kind text not null check (kind in ('purchase', 'subscription_grant', 'hold', 'capture', 'release', 'refund',
            'unlock', 'pack', 'royalty', 'tip', 'reward', 'daily_claim', 'achievement', 'challenge_fee',
            'challenge_prize', 'referral', 'adjustment', 'chargeback', 'payout', 'gift', 'coupon')),
          idempotency_key text not null unique check (length(idempotency_key) between 1 and 255),
          reason text not null,
          actor_id uuid,
          ref_type text,
          ref_id uuid,
          reverses_tx_id uuid references ledger_transactions (id),
          request jsonb,
          occurred_at timestamptz not null
        );

        -- The accounts of the platform (owner null) have no balance row: a shared hot row would halve throughput.
        create table ledger_entries (
          tx_id uuid not null references ledger_transactions (id),
          leg smallint not null,
          owner uuid,
          account text not null,
          amount int not null check (amount <> 0),
          chain_no int,
          chain_hash bytea,
          primary key (tx_id, leg),
          constraint ledger_entries_account check (case when owner is null
            then account in ('platform_rewards', 'platform_sales', 'platform_subscriptions', 'platform_adjustments',
              'platform_generation') and chain_no is null and chain_hash is null
            else account in ('bonus', 'subscription', 'earned', 'purchased', 'held', 'pending_earned', 'debt')
              and chain_no is not null and chain_hash is not null end)
        );
        create index ledger_entries_owner on ledger_entries (owner, tx_id desc) where owner is not null;

        create table holds (
          id uuid primary key,
          user_id uuid not null references wallets (user_id),
          generation_id uuid not null unique,
          amount int not null check (amount >= 0),
          bucket_split jsonb not null,
          captured int not null default 0 check (captured >= 0),
          released int not null default 0 check (released >= 0),
          status text not null default 'open' check (status in ('open', 'settled', 'expired')),
          held_at timestamptz not null,
          settled_at timestamptz,
          constraint holds_end_whole check (case when status = 'open'
            then captured = 0 and released = 0 and settled_at is null
            else captured + released = amount and settled_at is not null end),
          constraint holds_expire_free check (status <> 'expired' or captured = 0)
        ) with (fillfactor = 80);
        create index holds_open on holds (user_id, held_at) where status = 'open';
      `);
      await knex.raw(ledgerGuards);
    },
    async down(knex) {
      await knex.raw(`
        drop table holds; drop table ledger_entries; drop table ledger_transactions; drop table wallets;
        drop function ledger_is_append_only; drop function ledger_transactions_sum_to_zero;
        drop function holds_end_once; drop function ledger_leg; drop function ledger_seal;
      `);
    },
  },
};
