import type { MigrationSet } from '#kernel/db/migrate.ts';

const surfaces = (names: string): string => `
  alter table generations drop constraint generations_surface_check, add constraint generations_surface_check check (surface in (${names}))`;

/** Moderators' runs of versions that wait for a review. */
export const generationReviews: MigrationSet = {
  '20261121_2140_generation_reviews': {
    async up(knex) {
      await knex.raw(surfaces(`'prompt', 'free', 'challenge', 'test', 'improve', 'review'`));
    },
    async down(knex) {
      await knex.raw(`
        delete from generation_outputs where generation_id in (select id from generations where surface = 'review');
        delete from generations where surface = 'review';
        ${surfaces(`'prompt', 'free', 'challenge', 'test', 'improve'`)}`);
    },
  },
};
