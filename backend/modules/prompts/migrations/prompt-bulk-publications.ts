import type { MigrationSet } from '#kernel/db/migrate.ts';

/** How many drafts each person published in bulk on a UTC day, for the limit of the day. */
export const promptBulkPublicationsMigration: MigrationSet = {
  '20261123_0455_prompt_bulk_publications': {
    async up(knex) {
      await knex.raw(`
        create table prompt_bulk_publications (
          user_id uuid not null,
          day date not null,
          published int not null check (published between 0 and 20),
          primary key (user_id, day)
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table prompt_bulk_publications');
    },
  },
};
