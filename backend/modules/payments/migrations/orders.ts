import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of orders: each is one purchase of tokens, or one paid month of Pro. */
export const ordersMigration: MigrationSet = {
  '20261123_0801_orders': {
    async up(knex) {
      await knex.raw(`
        create table orders (
          id uuid primary key,
          user_id uuid not null,
          kind text not null check (kind in ('tokens', 'subscription')),
          product_id text not null,
          product_name text not null,
          amount_cents int not null check (amount_cents >= 0),
          currency text not null default 'usd',
          tokens int not null check (tokens >= 0),
          status text not null check (status in ('created', 'processing', 'paid', 'failed', 'refunded', 'disputed')),
          stripe_payment_intent text unique,
          stripe_session text unique,
          stripe_charge text,
          stripe_invoice text unique,
          subscription_id uuid references subscriptions (id),
          period_start timestamptz,
          invoice_no text,
          receipt_url text,
          pdf_url text,
          fee_cents int not null default 0 check (fee_cents >= 0),
          refunded_cents int not null default 0 check (refunded_cents between 0 and amount_cents),
          disputed_cents int not null default 0 check (disputed_cents >= 0),
          clawed_back int not null default 0 check (clawed_back between 0 and tokens),
          granted boolean not null default false,
          -- The key of the grant in the ledger: one for each payment, or each paid month. The key makes the tokens arrive once.
          grant_key text unique,
          -- How often tokens of the order were clawed back or given back. Ledger keys contain the number.
          moves int not null default 0,
          failure text,
          request_key text,
          request_hash text,
          sync_no int not null default 0,
          paid_at timestamptz,
          created_at timestamptz not null,
          updated_at timestamptz not null,
          constraint orders_request unique (user_id, request_key)
        );
        -- This index makes one order of two clicks without a request key, until the order is paid or has failed.
        create unique index orders_unkeyed on orders (user_id, request_hash) where request_key is null and status in ('created', 'processing') and kind = 'tokens';
        create index orders_of_user on orders (user_id, id desc);
        create index orders_paid on orders (paid_at) where paid_at is not null;
        create index orders_of_subscription on orders (subscription_id, period_start) where subscription_id is not null;
      `);
    },
    async down(knex) {
      await knex.raw('drop table orders;');
    },
  },
};
