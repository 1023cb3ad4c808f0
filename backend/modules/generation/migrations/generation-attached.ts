import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Runs that their owner shows beside what they say about the prompt. */
export const generationAttached: MigrationSet = {
  '20261121_1640_generation_attached': {
    async up(knex) {
      await knex.raw('alter table generations add attached_at timestamptz');
    },
    async down(knex) {
      await knex.raw('alter table generations drop attached_at');
    },
  },
};
