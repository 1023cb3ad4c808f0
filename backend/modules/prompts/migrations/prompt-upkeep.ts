import type { MigrationSet } from '#kernel/db/migrate.ts';

/** What keeps counting runs cheap, and account deletion quick: no index holds what every run changes, and what is looked for by person or day has one. */
export const promptUpkeepMigration: MigrationSet = {
  '20261122_0150_prompt_upkeep': {
    async up(knex) {
      await knex.raw(`
        -- Lists sort by these, which are copied when the statistics are refreshed: a run then touches no index of the twenty, as long as there is room on the row's page.
        drop index prompts_success_rate, prompts_most_run;
        alter table prompts
          add runs_rank int not null default 0,
          drop success_score,
          add success_score real not null default -1;
        alter table prompts set (fillfactor = 75);
        update prompts set runs_rank = runs,
          success_score = case when finished_runs_30d < 20 then -1 else delivered_runs_30d::real / finished_runs_30d end;
        create index prompts_most_run on prompts (runs_rank desc, id desc) where status = 'published' and visibility = 'public';
        create index prompts_success_rate on prompts (success_score desc, id desc) where status = 'published' and visibility = 'public';

        create index prompt_runners_of_user on prompt_runners (user_id);
        create index prompt_version_labels_of_version on prompt_version_labels (version_id);
        create index prompt_daily_stats_old on prompt_daily_stats (day);
        -- The same key, by person first.
        alter table free_trial_runs drop constraint free_trial_runs_pkey, add primary key (user_id, creator_id, day);
        create index free_trial_runs_old on free_trial_runs (day);
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop index free_trial_runs_old;
        alter table free_trial_runs drop constraint free_trial_runs_pkey, add primary key (creator_id, user_id, day);
        drop index prompt_daily_stats_old, prompt_version_labels_of_version, prompt_runners_of_user, prompts_success_rate, prompts_most_run;
        alter table prompts reset (fillfactor);
        alter table prompts drop runs_rank, drop success_score,
          add success_score real not null generated always as
            (case when finished_runs_30d < 20 then -1 else delivered_runs_30d::real / finished_runs_30d end) stored;
        create index prompts_success_rate on prompts (success_score desc, id desc) where status = 'published' and visibility = 'public';
        create index prompts_most_run on prompts (runs desc, id desc) where status = 'published' and visibility = 'public';
      `);
    },
  },
};
