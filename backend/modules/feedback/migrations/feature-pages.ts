import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Pages of the first plans by their titles: a plan that was renamed gets none. */
const PAGES = [['Daily challenges with blind votes', '/challenges'], ['Prompt packs', '/prompt-packs'], ['AI agents', '/ai-agents'], ['Collections with smart folders', '/mycollections']] as const;

/** The page that a feature will open, so that its place in the product can ask for the vote. */
export const featurePagesMigrations: MigrationSet = {
  '20261123_0430_feature_pages': {
    async up(knex) {
      await knex.raw('alter table features add column page text unique');
      for (const [title, page] of PAGES) {
        // An administrator may have made a second one with the same title.
        await knex.raw('update features set page = ? where id = (select id from features where title = ? order by position, id limit 1)', [page, title]);
      }
    },
    async down(knex) {
      await knex.raw('alter table features drop column page');
    },
  },
};
