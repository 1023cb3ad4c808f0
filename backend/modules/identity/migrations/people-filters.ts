import type { MigrationSet } from '#kernel/db/migrate.ts';

/** What people paid, and the few who are verified, for the list of administrators. `paid_cents` follows events of payments. */
export const peopleFiltersMigration: MigrationSet = {
  '20261127_0810_people_filters': {
    async up(knex) {
      await knex.raw(`
        alter table users add column paid_cents bigint not null default 0;
        create index users_paid on users (paid_cents desc, id desc);
        create index users_verified on users (verified_at) where verified_at is not null;
      `);
    },
    async down(knex) {
      await knex.raw('drop index users_verified; alter table users drop column paid_cents;');
    },
  },
};
