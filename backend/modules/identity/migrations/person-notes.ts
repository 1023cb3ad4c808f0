import type { MigrationSet } from '#kernel/db/migrate.ts';

/** The table of the notes that staff write about people. */
export const personNotesMigration: MigrationSet = {
  '20261127_0702_person_notes': {
    async up(knex) {
      await knex.raw(`
        create table person_notes (
          id uuid primary key,
          user_id uuid not null references users (id) on delete cascade,
          text text not null check (length(text) between 1 and 2000),
          created_by uuid references users (id) on delete set null,
          created_at timestamptz not null
        );
        create index person_notes_person on person_notes (user_id, id desc);
        create index person_notes_writer on person_notes (created_by) where created_by is not null;
      `);
    },
    async down(knex) {
      await knex.raw('drop table person_notes');
    },
  },
};
