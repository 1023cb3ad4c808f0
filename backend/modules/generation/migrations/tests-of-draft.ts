import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds an index that finds the test runs of a draft, which are few among its author's runs of the prompt. */
export const testsOfDraftMigration: MigrationSet = {
  '20261128_2205_tests_of_draft': {
    async up(knex) {
      await knex.raw(`create index generations_tests_of_draft on generations (user_id, prompt_id, id desc) where run_source = 'test' and deleted_at is null`);
    },
    async down(knex) {
      await knex.raw('drop index generations_tests_of_draft');
    },
  },
};
