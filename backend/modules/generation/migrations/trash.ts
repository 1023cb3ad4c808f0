import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds the columns for runs in the trash, and for runs whose outputs are public. */
export const trashMigration: MigrationSet = {
  '20261124_0400_trash': {
    async up(knex) {
      await knex.raw(`
        alter table generations
          -- When the owner moved the run to the trash. \`deleted_at\` is set as well, so that all other lists leave the run out.
          add column trashed_at timestamptz,
          -- Since when the outputs are public. Null for a private run.
          add column published_at timestamptz,
          add constraint generations_trash_is_deleted check (trashed_at is null or deleted_at is not null),
          add constraint generations_deleted_is_private check (published_at is null or deleted_at is null);
        create index generations_in_trash on generations (user_id, id) where trashed_at is not null;
        -- True if the owner wrote the text. A provider's text may repeat the sealed prompt, so other people see only texts of the owner.
        alter table generation_outputs add column alt_by_owner boolean not null default false;
      `);
    },
    async down(knex) {
      await knex.raw('alter table generation_outputs drop column alt_by_owner; alter table generations drop column published_at, drop column trashed_at;');
    },
  },
};
