import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Stores which people are excluded from whose collections. The transactions that block people write it, so that each read of a collection can check it. */
export const shutOutMigration: MigrationSet = {
  '20261126_0021_collection_shut_out': {
    async up(knex) {
      await knex.raw(`
        create table collection_shut_out (
          owner_id uuid not null,
          user_id uuid not null,
          primary key (owner_id, user_id)
        );
        create index collection_shut_out_of_user on collection_shut_out (user_id);
      `);
    },
    async down(knex) {
      await knex.raw('drop table collection_shut_out');
    },
  },
};
