import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of customers at the payment provider and of users' subscriptions. */
export const customersMigration: MigrationSet = {
  '20261123_0800_customers': {
    async up(knex) {
      await knex.raw(`
        -- A person may have had several customers at the provider. When one is deleted there, the next payment makes another. Old payments still name the
        -- old one.
        create table payment_customers (
          stripe_customer text primary key,
          user_id uuid not null,
          created_at timestamptz not null,
          -- When the provider said that it no longer knows this customer. Null for a customer that exists.
          gone_at timestamptz,
          -- When the account was deleted. Null while it exists. While gone_at is null, the provider has not confirmed the deletion of the customer.
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
          -- Rises with each state of the provider that was written. If it rose while an answer was on its way, the server asks the provider again.
          sync_no int not null default 0,
          -- When the server turned the renewal off because the owner asked for account deletion. If the owner comes back, the server turns the renewal on
          -- again. Null otherwise.
          renewal_stopped_at timestamptz,
          -- When the worker was asked to compare the renewal with the state of the account. Null once that is done.
          renewal_due_at timestamptz,
          created_at timestamptz not null,
          updated_at timestamptz not null
        );
        -- This index allows one open subscription for each person: a second tab finds the one that the first tab made.
        create unique index subscriptions_one_open on subscriptions (user_id) where status <> 'canceled';
        create index subscriptions_renewal_due on subscriptions (renewal_due_at) where renewal_due_at is not null;
      `);
    },
    async down(knex) {
      await knex.raw('drop table subscriptions; drop table payment_customers;');
    },
  },
};
