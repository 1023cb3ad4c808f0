import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Allows runs that an account import brought from another installation. */
export const importedRunsMigration: MigrationSet = {
  '20261126_0040_imported_runs': {
    async up(knex) {
      await knex.raw(`
        alter table generations drop constraint generations_run_source_check;
        alter table generations add constraint generations_run_source_check
          check (run_source in ('prompt', 'free', 'challenge', 'test', 'improve', 'review', 'imported'));
        -- An imported run names no prompt of this installation, costs no tokens, and is never public.
        alter table generations add constraint generations_imported_is_private check (run_source <> 'imported' or (prompt_id is null and published_at is null and shared_at is null and captured = 0));
      `);
    },
    async down(knex) {
      await knex.raw(`
        delete from generations where run_source = 'imported';
        alter table generations drop constraint generations_imported_is_private, drop constraint generations_run_source_check;
        alter table generations add constraint generations_run_source_check check (run_source in ('prompt', 'free', 'challenge', 'test', 'improve', 'review'));
      `);
    },
  },
};
