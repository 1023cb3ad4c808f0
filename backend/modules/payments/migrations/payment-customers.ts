import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * A person may have had several customers: when one is deleted at the provider, another follows, and old payments still name the
 * old one. The customer of a deleted account is marked until the provider confirms its deletion.
 */
export const paymentCustomers: MigrationSet = {
  '20261121_1015_payment_customers': {
    async up(knex) {
      await knex.raw(`
        alter table payment_customers drop constraint payment_customers_pkey, drop constraint payment_customers_stripe_customer_key,
          add primary key (stripe_customer), add column gone_at timestamptz, add column closing_at timestamptz;
        create unique index payment_customers_current on payment_customers (user_id) where gone_at is null;
        create index payment_customers_of_user on payment_customers (user_id);
        create index payment_customers_closing on payment_customers (closing_at) where closing_at is not null and gone_at is null;

        create index orders_of_subscription on orders (subscription_id, period_start) where subscription_id is not null;
        -- The primary key reads backwards as well.
        drop index orders_latest;

        alter table refund_requests add column request_hash text;
      `);
    },
    async down(knex) {
      await knex.raw(`
        alter table refund_requests drop column request_hash;
        create index orders_latest on orders (id desc);
        drop index orders_of_subscription; drop index payment_customers_closing; drop index payment_customers_of_user; drop index payment_customers_current;
        delete from payment_customers where gone_at is not null;
        alter table payment_customers drop constraint payment_customers_pkey, drop column gone_at, drop column closing_at,
          add primary key (user_id), add unique (stripe_customer);
      `);
    },
  },
};
