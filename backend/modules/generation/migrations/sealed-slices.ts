import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of slices: short sequences of a sealed prompt's words that a person's runs have shown. */
export const sealedSlicesMigration: MigrationSet = {
  '20261123_0620_sealed_slices': {
    async up(knex) {
      await knex.raw(`
        create table sealed_slices (
          user_id uuid not null,
          prompt_id uuid not null,
          -- A hash of the words, so that the table does not reveal the sealed prompt.
          slice text not null,
          seen_at timestamptz not null,
          primary key (user_id, prompt_id, slice)
        );
        create index sealed_slices_seen on sealed_slices (seen_at);
      `);
    },
    async down(knex) {
      await knex.raw('drop table sealed_slices');
    },
  },
};
