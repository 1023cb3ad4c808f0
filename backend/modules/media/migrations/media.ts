import type { MigrationSet } from '#kernel/db/migrate.ts';

/** The table of stored files: who owns them, how many rows claim them, and when the sweep may delete them. */
export const mediaMigrations: MigrationSet = {
  '20261121_0200_media': {
    async up(knex) {
      await knex.raw(`
        create table files (
          id uuid primary key,
          owner_id uuid not null,
          storage_key text not null unique,
          name text not null,
          mime text not null,
          bytes int not null check (bytes >= 0),
          visibility text not null check (visibility in ('public', 'private')),
          -- The content of a text file, which prompts read. Null for all other files.
          text_content text,
          -- How many rows of other modules need the file.
          claims int not null default 0 check (claims >= 0),
          -- When the sweep may delete the file, because no row needs it. Null while a row needs it.
          sweep_after timestamptz,
          -- When the file was given up: from then on nothing may claim it, and the sweep deletes its bytes. Null otherwise.
          removed_at timestamptz,
          created_at timestamptz not null,
          check ((claims > 0) = (sweep_after is null))
        );
        create index files_owner on files (owner_id);
        create index files_sweep on files (sweep_after) where sweep_after is not null;
      `);
    },
    async down(knex) {
      await knex.raw('drop table files');
    },
  },
  '20261123_0010_media_storage': {
    async up(knex) {
      // Each upload, and the page about storage, sums the bytes of an account's files, so an index holds them.
      await knex.raw('create index files_storage on files (owner_id) include (bytes, sweep_after) where removed_at is null');
    },
    async down(knex) {
      await knex.raw('drop index files_storage');
    },
  },
};
