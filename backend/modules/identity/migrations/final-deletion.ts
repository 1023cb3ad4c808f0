import type { MigrationSet } from '#kernel/db/migrate.ts';

/** The column for accounts that an administrator deletes without the 14 days of waiting. */
export const finalDeletionMigration: MigrationSet = {
  '20261127_0814_final_deletion': {
    async up(knex) {
      await knex.raw('alter table users add column deletion_final boolean not null default false');
    },
    async down(knex) {
      await knex.raw('alter table users drop column deletion_final');
    },
  },
};
