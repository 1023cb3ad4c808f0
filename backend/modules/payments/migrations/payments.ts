import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Customers, orders, subscriptions, the webhook's inbox, and what came of comparing both sides. */
export const paymentsMigrations: MigrationSet = {
  '20261121_0800_payments': {
    async up(knex) {
      await knex.raw(`
        create table payment_customers (
          user_id uuid primary key,
          stripe_customer text not null unique,
          created_at timestamptz not null
        );

        create table subscriptions (
          id uuid primary key,
          user_id uuid not null,
          stripe_subscription text unique,
          status text not null check (status in ('incomplete', 'active', 'past_due', 'canceled')),
          price_cents int not null check (price_cents >= 0),
          period_start timestamptz,
          period_end timestamptz,
          cancel_at_period_end boolean not null default false,
          started_at timestamptz,
          ended_at timestamptz,
          -- Counts what was written from the provider's answers: an answer that is older than the last write is fetched again.
          sync_no int not null default 0,
          created_at timestamptz not null,
          updated_at timestamptz not null
        );
        -- A second tab finds the first one's subscription instead of making another.
        create unique index subscriptions_one_open on subscriptions (user_id) where status <> 'canceled';

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
          -- Names the grant in the ledger: one for each payment, or each paid month.
          grant_key text unique,
          -- Counts what went back and forth after that.
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
        -- Two clicks without a key are one order until it is paid or over.
        create unique index orders_unkeyed on orders (user_id, request_hash) where request_key is null and status in ('created', 'processing') and kind = 'tokens';
        create index orders_latest on orders (id desc);
        create index orders_of_user on orders (user_id, id desc);
        create index orders_paid on orders (paid_at) where paid_at is not null;

        create table refunds (
          stripe_refund text primary key,
          order_id uuid not null references orders (id),
          amount_cents int not null check (amount_cents > 0),
          status text not null,
          refunded_at timestamptz not null
        );
        create index refunds_of_order on refunds (order_id);
        create index refunds_at on refunds (refunded_at);

        -- One row for each click on Refund: a repeated one asks the provider for the same refund again, not for another.
        create table refund_requests (
          request_key text primary key,
          order_id uuid not null references orders (id),
          amount_cents int not null check (amount_cents > 0),
          created_at timestamptz not null
        );

        create table disputes (
          stripe_dispute text primary key,
          order_id uuid not null references orders (id),
          amount_cents int not null check (amount_cents >= 0),
          reason text not null,
          status text not null check (status in ('open', 'won', 'lost')),
          opened_at timestamptz not null,
          closed_at timestamptz
        );
        create index disputes_of_order on disputes (order_id);
        create index disputes_latest on disputes (opened_at desc, stripe_dispute desc);

        create table stripe_events (
          event_id text primary key,
          type text not null,
          object_id text,
          payload jsonb not null,
          status text not null check (status in ('pending', 'processed', 'ignored', 'failed')),
          attempts int not null default 0,
          error text,
          next_try_at timestamptz,
          received_at timestamptz not null,
          processed_at timestamptz
        );
        create index stripe_events_latest on stripe_events (received_at desc, event_id desc);
        create index stripe_events_open on stripe_events (next_try_at) where status in ('pending', 'failed');

        create table reconciliations (
          id uuid primary key,
          from_at timestamptz not null,
          to_at timestamptz not null,
          dry_run boolean not null,
          status text not null check (status in ('queued', 'running', 'done', 'failed')),
          started_by uuid not null,
          started_by_name text not null,
          compared int not null default 0,
          findings jsonb not null default '[]',
          error text,
          created_at timestamptz not null,
          started_at timestamptz,
          finished_at timestamptz
        );
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop table reconciliations; drop table stripe_events; drop table disputes; drop table refund_requests; drop table refunds; drop table orders;
        drop table subscriptions; drop table payment_customers;
      `);
    },
  },
};
