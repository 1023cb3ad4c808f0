import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds the columns for runs in the trash, and for runs whose outputs are public. */
export const trashMigration: MigrationSet = {
  '20261124_0400_trash': {
    async up(knex) {
      await knex.raw(`
        alter table generations
          -- Set while a deleted run can be restored. \`deleted_at\` hides it everywhere else, so every list leaves it out at once.
          add column trashed_at timestamptz,
          -- Since when all people see the outputs.
          add column published_at timestamptz,
          add constraint generations_trash_is_deleted check (trashed_at is null or deleted_at is not null),
          add constraint generations_deleted_is_private check (published_at is null or deleted_at is null);
        create index generations_in_trash on generations (user_id, id) where trashed_at is not null;
        -- Words of the owner may be shown to others. Those of a provider repeat the prompt.
        alter table generation_outputs add column alt_by_owner boolean not null default false;
      `);
    },
    async down(knex) {
      await knex.raw('alter table generation_outputs drop column alt_by_owner; alter table generations drop column published_at, drop column trashed_at;');
    },
  },
};
