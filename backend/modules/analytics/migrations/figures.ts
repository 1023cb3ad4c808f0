import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of members' figures by day, of search words, and of views that administrators saved. */
export const figuresMigrations: MigrationSet = {
  '20261126_2214_analytics_figures': {
    async up(knex) {
      await knex.raw(`
        -- Members with an event on the day, in the 7 days and in the 30 days that end with it. Maintenance counts a day again until 24 hours after its end.
        create table people_days (
          day date primary key,
          active bigint not null,
          week bigint not null,
          month bigint not null,
          signed_up bigint not null,
          counted_at timestamptz not null
        );

        -- Words that people searched for, by UTC day: how often, and how often without a result (missed). No row contains a person.
        create table search_days (
          day date not null,
          words text not null check (length(words) <= 60),
          searches bigint not null,
          missed bigint not null,
          primary key (day, words)
        );

        create table analytics_views (
          id uuid primary key,
          owner_id uuid not null,
          page text not null check (page in ('analytics', 'journeys')),
          name text not null,
          address text not null,
          created_at timestamptz not null
        );
        create index analytics_views_of_page on analytics_views (page, name, id);
        create index analytics_views_of_owner on analytics_views (owner_id);
      `);
    },
    async down(knex) {
      await knex.raw('drop table analytics_views, search_days, people_days;');
    },
  },
};
