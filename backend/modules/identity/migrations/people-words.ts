import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Administrators find people by a part of their names or address; without the index each search reads every account. */
export const peopleWords: MigrationSet = {
  '20261123_0431_people_words': {
    async up(knex) {
      await knex.raw(`
        create extension if not exists pg_trgm;
        create index users_words on users using gin (lower(username || ' ' || coalesce(display_name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);
      `);
    },
    async down(knex) {
      await knex.raw('drop index users_words;');
    },
  },
};
