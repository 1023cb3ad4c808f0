import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of account imports, their reports, and the id of this installation. */
export const portabilityMigrations: MigrationSet = {
  '20261126_0045_portability': {
    async up(knex) {
      await knex.raw(`
        -- The id of this installation. Exports contain it, so that an import recognizes things that it has taken over before.
        create table installation (
          single boolean primary key default true check (single),
          id uuid not null default gen_random_uuid()
        );
        insert into installation default values;

        create table account_imports (
          id uuid primary key,
          owner_id uuid,
          name text not null,
          bytes bigint not null check (bytes > 0),
          received bigint not null default 0 check (received <= bytes),
          status text not null default 'uploading' check (status in ('uploading', 'reading', 'done', 'failed')),
          failure text,
          total int,
          -- The attempt number. Each start of a worker raises it, and the database ignores a worker whose number is older.
          attempt_no int not null default 0,
          heartbeat_at timestamptz not null,
          -- True while the storage still has the uploaded parts of the file.
          stored boolean not null default true,
          created_at timestamptz not null
        );
        create index account_imports_of_owner on account_imports (owner_id, id desc);
        create unique index account_imports_open on account_imports (owner_id) where status in ('uploading', 'reading');
        create index account_imports_stored on account_imports (heartbeat_at) where stored;

        -- The report of an import: one row for each thing in the file, in the order of the file.
        create table account_import_items (
          id uuid primary key,
          import_id uuid not null references account_imports (id) on delete cascade,
          item_type text not null check (item_type in ('prompt', 'creation', 'collection', 'folder', 'list')),
          source_id text not null,
          title text not null,
          state text not null check (state in ('imported', 'skipped', 'failed')),
          reason text,
          unique (import_id, item_type, source_id)
        );
        create index account_import_items_ordered on account_import_items (import_id, id);

        -- Things that an account took over from another installation (source). A second import of the same thing finds its row and skips it.
        create table imported_items (
          owner_id uuid not null,
          source uuid not null,
          item_type text not null,
          source_id uuid not null,
          local_id uuid not null,
          primary key (owner_id, source, item_type, source_id)
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table imported_items; drop table account_import_items; drop table account_imports; drop table installation;');
    },
  },
  '20261126_0710_import_reports': {
    async up(knex) {
      await knex.raw('create index account_imports_ended on account_imports (heartbeat_at) where not stored;');
    },
    async down(knex) {
      await knex.raw('drop index account_imports_ended;');
    },
  },
};
