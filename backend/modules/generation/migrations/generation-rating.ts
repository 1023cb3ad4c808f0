import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Thumbs of a run's owner: 1, -1, or 0 for none. */
export const generationRating: MigrationSet = {
  '20261121_1525_generation_rating': {
    async up(knex) {
      await knex.raw('alter table generations add rating smallint not null default 0 check (rating in (-1, 0, 1))');
    },
    async down(knex) {
      await knex.raw('alter table generations drop rating');
    },
  },
};
