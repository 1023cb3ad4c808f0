import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of legal texts that administrators wrote. Version 1 of each text comes with the code, so the numbers here begin with 2. */
export const legalVersionsMigrations: MigrationSet = {
  '20261127_0300_legal_versions': {
    async up(knex) {
      await knex.raw(`
        create table legal_versions (
          document text not null,
          number int not null check (number >= 2),
          -- The legal text as Markdown that readLegalText accepts.
          text text not null,
          effective_at timestamptz not null,
          note text not null,
          -- The administrator who wrote the version. Null once their account was deleted.
          created_by uuid,
          created_at timestamptz not null,
          primary key (document, number)
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table legal_versions');
    },
  },
};
