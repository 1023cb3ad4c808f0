import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * Stores for each order what it brought in, and how much of that events have announced. The maintenance task `payments.tell_takings`
 * announces older orders.
 */
export const takingsMigration: MigrationSet = {
  '20261127_0811_order_takings': {
    async up(knex) {
      await knex.raw(`
        alter table orders
          add column takings_cents int not null generated always as (case when granted then greatest(amount_cents - refunded_cents - disputed_cents, 0) else 0 end) stored,
          add column told_cents int not null default 0;
        create index orders_untold on orders (id) where told_cents <> takings_cents;
        -- This index finds orders with a dispute that is open or lost, for the administrators' list of people.
        create index disputes_not_won on disputes (order_id) where status <> 'won';
      `);
    },
    async down(knex) {
      await knex.raw('drop index disputes_not_won; alter table orders drop column told_cents, drop column takings_cents;');
    },
  },
};
