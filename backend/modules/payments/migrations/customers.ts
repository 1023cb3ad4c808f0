import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of customers at the payment provider and of users' subscriptions. */
export const customersMigration: MigrationSet = {
  '20261123_0800_customers': {
    async up(knex) {
      await knex.raw(`
        -- A person may have had several customers: when one is deleted at the provider, another follows, and old payments still
        -- name the old one.
        create table payment_customers (
          stripe_customer text primary key,
          user_id uuid not null,
          created_at timestamptz not null,
          -- Since when the provider no longer knows this customer.
          gone_at timestamptz,
          -- When its account was deleted. While gone_at is null, the provider has not confirmed the deletion of the customer.
          closing_at timestamptz
        );
        create unique index payment_customers_current on payment_customers (user_id) where gone_at is null;
        create index payment_customers_of_user on payment_customers (user_id);
        create index payment_customers_closing on payment_customers (closing_at) where closing_at is not null and gone_at is null;

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
          -- Since when the renewal is off because its owner asked for account deletion: it is turned on again if the owner comes back.
          renewal_stopped_at timestamptz,
          -- Since when the renewal is to be compared with the state of the account; null once it was.
          renewal_due_at timestamptz,
          created_at timestamptz not null,
          updated_at timestamptz not null
        );
        -- A second tab finds the first one's subscription instead of making another.
        create unique index subscriptions_one_open on subscriptions (user_id) where status <> 'canceled';
        create index subscriptions_renewal_due on subscriptions (renewal_due_at) where renewal_due_at is not null;
      `);
    },
    async down(knex) {
      await knex.raw('drop table subscriptions; drop table payment_customers;');
    },
  },
};
