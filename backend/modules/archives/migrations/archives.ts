import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of archives: ZIP files that are prepared for people. */
export const archivesMigrations: MigrationSet = {
  '20261126_0010_archives': {
    async up(knex) {
      await knex.raw(`
        create table archives (
          id uuid primary key,
          -- The person who asked for the archive. Null after account deletion: maintenance then deletes the file and the row.
          owner_id uuid,
          kind text not null check (kind in ('creations', 'account')),
          -- The name of the ZIP file that the owner downloads.
          name text not null,
          -- What the archive shall contain. The module that makes archives of this kind wrote it and reads it.
          request jsonb not null,
          items int not null,
          done int not null default 0,
          status text not null default 'preparing' check (status in ('preparing', 'ready', 'failed', 'expired')),
          -- The attempt number. Each start of a worker raises it, and the database ignores a worker whose number is older.
          attempt_no int not null default 0,
          heartbeat_at timestamptz not null,
          bytes bigint,
          -- SHA-256 of the file, which the server sends as its ETag. Null until the file is ready.
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
