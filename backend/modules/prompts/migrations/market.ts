import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Tables with the marketplace's counts about prompts and their creators. */
export const marketMigration: MigrationSet = {
  '20261123_0530_prompt_market': {
    async up(knex) {
      await knex.raw(STATISTICS + LISTS + PUBLISHING);
    },
    async down(knex) {
      await knex.raw(`
        drop table prompt_sample_notices, prompt_bulk_publications, prompt_publishing_pauses, prompt_followed_creators, prompt_featured_slots,
          prompt_creators, free_trial_runs, prompt_runners, prompt_daily_stats;
      `);
    },
  },
};

const STATISTICS = `
  create table prompt_daily_stats (
    prompt_id uuid not null references prompts (id) on delete cascade,
    day date not null,
    attempts int not null default 0,
    successes int not null default 0,
    -- Thumbs on the day on which their run ended.
    liked_up int not null default 0,
    liked_down int not null default 0,
    primary key (prompt_id, day)
  );
  create index prompt_daily_stats_old on prompt_daily_stats (day);

  create table prompt_runners (
    prompt_id uuid not null references prompts (id) on delete cascade,
    user_id uuid not null,
    last_run_at timestamptz not null,
    primary key (prompt_id, user_id)
  );
  create index prompt_runners_recent on prompt_runners (last_run_at);
  create index prompt_runners_of_user on prompt_runners (user_id);

  -- Runs that a creator gave away: one per person, creator and UTC day, so many per prompt and day.
  create table free_trial_runs (
    creator_id uuid not null,
    user_id uuid not null,
    day date not null,
    prompt_id uuid not null references prompts (id) on delete cascade,
    generation_id uuid not null unique,
    -- By person first: account deletion looks for the runs of a person.
    primary key (user_id, creator_id, day)
  );
  create index free_trial_runs_of_prompt on free_trial_runs (prompt_id, day);
  create index free_trial_runs_old on free_trial_runs (day);
`;

const LISTS = `
  -- What creators have published and sold, for the rail of new ones. Rebuilt from rows by prompts.refresh_terms.
  create table prompt_creators (
    owner_id uuid primary key,
    prompts int not null,
    -- Runs and unlocks of all their prompts.
    sales int not null,
    platform boolean not null,
    latest_prompt_id uuid not null,
    latest_at timestamptz not null
  );
  create index prompt_creators_busiest on prompt_creators (sales desc, owner_id desc);
  create index prompt_creators_new on prompt_creators (latest_at desc) where sales < 10 and not platform;

  create table prompt_featured_slots (
    id uuid primary key,
    position int not null check (position between 1 and 24),
    prompt_id uuid not null references prompts (id) on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz check (ends_at > starts_at),
    set_by uuid not null,
    created_at timestamptz not null
  );
  create index prompt_featured_order on prompt_featured_slots (position);

  -- Whom people follow, as the module social tells it: lists narrow by it.
  create table prompt_followed_creators (
    user_id uuid not null,
    owner_id uuid not null,
    following boolean not null,
    -- When this became so: events may arrive in another order.
    changed_at timestamptz not null,
    primary key (user_id, owner_id)
  );
  create index prompt_followed_owner on prompt_followed_creators (owner_id);
`;

const PUBLISHING = `
  -- Who cannot publish for a while.
  create table prompt_publishing_pauses (
    user_id uuid primary key,
    until timestamptz not null
  );

  -- How many drafts each person published in bulk on a UTC day, for the limit of the day.
  create table prompt_bulk_publications (
    user_id uuid not null,
    day date not null,
    published int not null check (published between 0 and 20),
    primary key (user_id, day)
  );

  -- Prompts on sale that were looked at for samples, and whether their creators were told that they have none.
  create table prompt_sample_notices (
    prompt_id uuid primary key references prompts (id) on delete cascade,
    -- False for a prompt that had samples when it was looked at.
    told boolean not null,
    looked_at timestamptz not null
  );
`;
