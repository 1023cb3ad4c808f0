import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds indexes that find people with an open report or an active strike, for the administrators' list. */
export const peopleInQuestionMigration: MigrationSet = {
  '20261127_0813_people_in_question': {
    async up(knex) {
      await knex.raw(`
        create index reports_open_about on reports (author_id, created_at) where status = 'open' and author_id is not null;
        create index strikes_counting on strikes (expires_at, user_id) where withdrawn_at is null and user_id is not null;
      `);
    },
    async down(knex) {
      await knex.raw('drop index reports_open_about; drop index strikes_counting;');
    },
  },
};
