import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * What each order brought in, and the part of it that events have announced. Older orders are announced by the maintenance task
 * `payments.tell_takings`, which finds the difference.
 */
export const takingsMigration: MigrationSet = {
  '20261127_0811_order_takings': {
    async up(knex) {
      await knex.raw(`
        alter table orders
          add column takings_cents int not null generated always as (case when granted then greatest(amount_cents - refunded_cents - disputed_cents, 0) else 0 end) stored,
          add column told_cents int not null default 0;
        create index orders_untold on orders (id) where told_cents <> takings_cents;
        -- Administrators list people with a dispute that is open or lost.
        create index disputes_not_won on disputes (order_id) where status <> 'won';
      `);
    },
    async down(knex) {
      await knex.raw('drop index disputes_not_won; alter table orders drop column told_cents, drop column takings_cents;');
    },
  },
};
