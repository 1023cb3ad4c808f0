import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds a column to runs for the API key with which a program requested them. */
export const apiKeysMigration: MigrationSet = {
  '20261126_1801_run_api_keys': {
    async up(knex) {
      await knex.raw(`
        alter table generations add column key_id uuid;
        alter table generations drop constraint generations_surface_check;
        alter table generations add constraint generations_surface_check check (surface in ('page', 'chat', 'api'));
        -- This index serves the sum of the tokens that an API key has spent today.
        create index generations_key_idx on generations (key_id, created_at) where key_id is not null;
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop index generations_key_idx;
        update generations set surface = 'page' where surface = 'api';
        alter table generations drop constraint generations_surface_check;
        alter table generations add constraint generations_surface_check check (surface in ('page', 'chat'));
        alter table generations drop column key_id;
      `);
    },
  },
};
