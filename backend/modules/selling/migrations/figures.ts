import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of prompts' runs and views, from which refund rules and creators' figures are computed. */
export const figuresMigration: MigrationSet = {
  '20261123_1503_prompt_figures': {
    async up(knex) {
      await knex.raw(`
        -- Runs of prompts, as far as refunds and a creator's figures depend on them. Kept by the runs' events.
        create table prompt_runs (
          generation_id uuid primary key,
          prompt_id uuid not null,
          creator_id uuid,
          user_id uuid,
          model text,
          requested_at timestamptz not null,
          -- Null while it is under way; 'dropped' was stopped before it brought anything, 'blocked' was refused for what was
          -- asked or for reciting the prompt, 'declined' is a failure that its inputs may have caused.
          outcome text check (outcome in ('delivered', 'failed', 'declined', 'blocked', 'dropped'))
        );
        create index prompt_runs_of_person on prompt_runs (user_id, prompt_id);
        create index prompt_runs_of_creator on prompt_runs (creator_id, requested_at);

        create table prompt_daily_views (
          prompt_id uuid not null,
          day date not null,
          viewer_id uuid not null,
          creator_id uuid not null,
          -- By person first, for account deletion.
          primary key (viewer_id, prompt_id, day)
        );
        create index prompt_daily_views_of_creator on prompt_daily_views (creator_id, day);
        -- For maintenance, which forgets old days.
        create index prompt_daily_views_old on prompt_daily_views (day);
      `);
    },
    async down(knex) {
      await knex.raw('drop table prompt_daily_views; drop table prompt_runs;');
    },
  },
};
