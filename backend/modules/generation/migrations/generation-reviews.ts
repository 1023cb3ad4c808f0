import type { MigrationSet } from '#kernel/db/migrate.ts';

const allowSources = (names: string): string => `
  alter table generations drop constraint generations_run_source_check, add constraint generations_run_source_check check (run_source in (${names}))`;

/** Moderators' runs of versions that wait for a review. */
export const generationReviews: MigrationSet = {
  '20261121_2140_generation_reviews': {
    async up(knex) {
      await knex.raw(allowSources(`'prompt', 'free', 'challenge', 'test', 'improve', 'review'`));
    },
    async down(knex) {
      await knex.raw(`
        delete from generation_outputs where generation_id in (select id from generations where run_source = 'review');
        delete from generations where run_source = 'review';
        ${allowSources(`'prompt', 'free', 'challenge', 'test', 'improve'`)}`);
    },
  },
};
