import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Runs that a creator gave away: one per person, creator and UTC day, so many per prompt and day. */
export const freeTrialRunsMigration: MigrationSet = {
  '20261121_1515_free_trial_runs': {
    async up(knex) {
      await knex.raw(`
        create table free_trial_runs (
          creator_id uuid not null,
          user_id uuid not null,
          day date not null,
          prompt_id uuid not null references prompts (id) on delete cascade,
          generation_id uuid not null unique,
          primary key (creator_id, user_id, day)
        );
        create index free_trial_runs_of_prompt on free_trial_runs (prompt_id, day);
      `);
    },
    async down(knex) {
      await knex.raw('drop table free_trial_runs');
    },
  },
};
