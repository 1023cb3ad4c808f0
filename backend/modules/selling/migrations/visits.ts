import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Counts for each prompt and day how often its form was opened, and the sites that led to its page. */
export const visitsMigration: MigrationSet = {
  '20261126_0030_prompt_visits': {
    async up(knex) {
      await knex.raw(`
        create table prompt_daily_visits (
          prompt_id uuid not null,
          day date not null,
          -- The site that led to the page. The row with an empty host counts openings of the prompt's form.
          host text not null,
          creator_id uuid not null,
          visits int not null check (visits > 0),
          primary key (prompt_id, day, host)
        );
        create index prompt_daily_visits_of_creator on prompt_daily_visits (creator_id, day);
        create index prompt_daily_visits_old on prompt_daily_visits (day);
      `);
    },
    async down(knex) {
      await knex.raw('drop table prompt_daily_visits');
    },
  },
};
