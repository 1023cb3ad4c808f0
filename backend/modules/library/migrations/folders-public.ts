import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds the index by which sitemaps list published folders. */
export const foldersPublicMigration: MigrationSet = {
  '20261126_0311_folders_public': {
    async up(knex) {
      await knex.raw(`create index folders_public on folders (updated_at desc, id desc) where visibility = 'public' and removed_rule is null`);
    },
    async down(knex) {
      await knex.raw('drop index folders_public');
    },
  },
};
