import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds a column to runs for the place that requested them: a page, or a tool of a chat. */
export const surfaceMigration: MigrationSet = {
  '20261126_0716_surface': {
    async up(knex) {
      await knex.raw(`alter table generations add column surface text not null default 'page' check (surface in ('page', 'chat'));`);
    },
    async down(knex) {
      await knex.raw('alter table generations drop column surface;');
    },
  },
};
