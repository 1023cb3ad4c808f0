import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Tables of import reports with their rows. A report is kept until the person decides or it is 7 days old. */
export const promptImportMigrations: MigrationSet = {
  '20261123_0550_prompt_imports': {
    async up(knex) {
      await knex.raw(`
        create table prompt_imports (
          id uuid primary key,
          user_id uuid not null,
          file_name text not null,
          format text not null,
          state text not null check (state in ('ready', 'done', 'refused')),
          problem text,
          created_at timestamptz not null
        );
        create index prompt_imports_of_user on prompt_imports (user_id, id desc);
        create index prompt_imports_age on prompt_imports (created_at);

        create table prompt_import_rows (
          id uuid primary key,
          import_id uuid not null references prompt_imports (id) on delete cascade,
          row_no int not null,
          title text not null,
          state text not null check (state in ('ready', 'refused', 'imported')),
          reason text,
          notes jsonb not null,
          content_type text,
          fields int not null,
          -- The content for the draft. Null once the draft is made, and for a refused row.
          content jsonb,
          prompt_id uuid,
          unique (import_id, row_no)
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table prompt_import_rows; drop table prompt_imports;');
    },
  },
};
