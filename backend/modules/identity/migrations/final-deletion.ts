import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Accounts that an administrator has erased at the worker's next turn. */
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
