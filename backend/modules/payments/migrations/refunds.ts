import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of refunds and disputes: money that leaves again after an order was paid. */
export const refundsMigration: MigrationSet = {
  '20261123_0802_refunds': {
    async up(knex) {
      await knex.raw(`
        create table refunds (
          stripe_refund text primary key,
          order_id uuid not null references orders (id),
          amount_cents int not null check (amount_cents > 0),
          status text not null,
          refunded_at timestamptz not null
        );
        create index refunds_of_order on refunds (order_id);
        create index refunds_at on refunds (refunded_at);

        -- One row for each click on Refund. A repeated request asks the provider for the same refund, and never for a second one.
        create table refund_requests (
          request_key text primary key,
          order_id uuid not null references orders (id),
          amount_cents int not null check (amount_cents > 0),
          request_hash text,
          created_at timestamptz not null
        );

        create table disputes (
          stripe_dispute text primary key,
          order_id uuid not null references orders (id),
          amount_cents int not null check (amount_cents >= 0),
          reason text not null,
          status text not null check (status in ('open', 'won', 'lost')),
          opened_at timestamptz not null,
          -- Until when the bank accepts evidence. Null if the provider names no deadline.
          due_at timestamptz,
          closed_at timestamptz
        );
        create index disputes_of_order on disputes (order_id);
        create index disputes_latest on disputes (opened_at desc, stripe_dispute desc);
        -- This index lists open disputes, the most urgent first.
        create index disputes_open on disputes (coalesce(due_at, opened_at), stripe_dispute) where status = 'open';
      `);
    },
    async down(knex) {
      await knex.raw('drop table disputes; drop table refund_requests; drop table refunds;');
    },
  },
};
