import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Columns for prompts that their authors moved to the trash or deleted for ever. */
export const trashMigration: MigrationSet = {
  '20261126_0010_prompt_trash': {
    async up(knex) {
      await knex.raw(`
        alter table prompts
          -- When the author moved the prompt to the trash. Null otherwise.
          add column trashed_at timestamptz,
          -- When the author deleted the prompt for ever. The row stays for people who have access. Null otherwise.
          add column deleted_at timestamptz,
          add constraint prompts_trash check (trashed_at is null or status <> 'published'),
          add constraint prompts_deleted check (deleted_at is null or trashed_at is not null);
      `);
    },
    async down(knex) {
      await knex.raw('alter table prompts drop column trashed_at, drop column deleted_at;');
    },
  },
};
