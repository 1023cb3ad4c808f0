import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of prompts' runs and views, from which refund rules and creators' figures are computed. */
export const figuresMigration: MigrationSet = {
  '20261123_1503_prompt_figures': {
    async up(knex) {
      await knex.raw(`
        -- Runs of prompts, for refund rules and creators' figures. The events of the runs change the rows.
        create table prompt_runs (
          generation_id uuid primary key,
          prompt_id uuid not null,
          creator_id uuid,
          user_id uuid,
          model text,
          requested_at timestamptz not null,
          -- Null until the run has ended. 'dropped' was stopped without an output. 'blocked' was refused for its content, or because it repeated the prompt.
          -- 'declined' failed perhaps because of its inputs.
          outcome text check (outcome in ('delivered', 'failed', 'declined', 'blocked', 'dropped'))
        );
        create index prompt_runs_of_person on prompt_runs (user_id, prompt_id);
        create index prompt_runs_of_creator on prompt_runs (creator_id, requested_at);

        create table prompt_daily_views (
          prompt_id uuid not null,
          day date not null,
          viewer_id uuid not null,
          creator_id uuid not null,
          -- The key begins with the person, because account deletion looks for the views of a person.
          primary key (viewer_id, prompt_id, day)
        );
        create index prompt_daily_views_of_creator on prompt_daily_views (creator_id, day);
        -- This index serves maintenance, which deletes old days.
        create index prompt_daily_views_old on prompt_daily_views (day);
      `);
    },
    async down(knex) {
      await knex.raw('drop table prompt_daily_views; drop table prompt_runs;');
    },
  },
};
