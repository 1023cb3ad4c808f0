import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Lets administrators filter people by what they paid and by verification: the column `paid_cents`, which payment events change, and the indexes. */
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
