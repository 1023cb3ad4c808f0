import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Administrators see all strikes of a person, also those that were withdrawn; the first index holds the others alone. */
export const strikesOfPersonMigration: MigrationSet = {
  '20261123_0450_strikes_of_person': {
    async up(knex) {
      await knex.raw('create index strikes_of_person on strikes (user_id, id) where user_id is not null;');
    },
    async down(knex) {
      await knex.raw('drop index strikes_of_person;');
    },
  },
};
