import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Which files a link shows, and the run that each came from: a file is sent while the run is kept. */
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
