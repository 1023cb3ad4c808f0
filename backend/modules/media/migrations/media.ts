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
          -- The words of a text file, for prompts that read it; null for everything else.
          text_content text,
          -- How many rows of the product need this file.
          claims int not null default 0 check (claims >= 0),
          -- Since when no row needs it: from then on the sweep may delete it.
          sweep_after timestamptz,
          -- Given up: its bytes are on their way out and it can no longer be claimed.
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
