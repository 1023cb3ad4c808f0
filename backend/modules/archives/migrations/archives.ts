import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of archives: ZIP files that are prepared for people. */
export const archivesMigrations: MigrationSet = {
  '20261126_0010_archives': {
    async up(knex) {
      await knex.raw(`
        create table archives (
          id uuid primary key,
          -- Null once the account was erased: maintenance then deletes file and row.
          owner_id uuid,
          kind text not null check (kind in ('creations', 'account')),
          -- Of the file that people save.
          name text not null,
          -- What goes in, as the maker of this kind reads it.
          request jsonb not null,
          items int not null,
          done int not null default 0,
          status text not null default 'preparing' check (status in ('preparing', 'ready', 'failed', 'expired')),
          -- Every start raises it, and a worker whose number is older changes nothing.
          attempt_no int not null default 0,
          heartbeat_at timestamptz not null,
          bytes bigint,
          -- SHA-256 of the bytes, which is their ETag.
          checksum text,
          failure text,
          created_at timestamptz not null,
          ready_at timestamptz,
          expires_at timestamptz not null,
          check (status <> 'ready' or (bytes is not null and checksum is not null and ready_at is not null))
        );
        create index archives_of_owner on archives (owner_id, kind, id desc);
        create index archives_preparing on archives (heartbeat_at) where status = 'preparing';
        create index archives_due on archives (expires_at);
        create index archives_of_nobody on archives (id) where owner_id is null;
      `);
    },
    async down(knex) {
      await knex.raw('drop table archives;');
    },
  },
};
