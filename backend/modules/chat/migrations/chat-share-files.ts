import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of files that a link shows, each with its run: a file is served only while its run exists. */
export const chatShareFilesMigration: MigrationSet = {
  '20261126_0650_chat_share_files': {
    async up(knex) {
      await knex.raw(`
        create table chat_share_files (
          share_id uuid not null references chat_shares (id) on delete cascade,
          file_id uuid not null,
          generation_id uuid not null,
          primary key (share_id, file_id)
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table chat_share_files;');
    },
  },
};
