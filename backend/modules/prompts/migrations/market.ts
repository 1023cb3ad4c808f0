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
    -- Thumbs of runs that ended on this day, whenever the thumb was given.
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

  -- Free trial runs: at most one per person, creator and UTC day, and a number per prompt and day that the creator sets.
  create table free_trial_runs (
    creator_id uuid not null,
    user_id uuid not null,
    day date not null,
    prompt_id uuid not null references prompts (id) on delete cascade,
    generation_id uuid not null unique,
    -- The key begins with the person, because account deletion looks for the runs of a person.
    primary key (user_id, creator_id, day)
  );
  create index free_trial_runs_of_prompt on free_trial_runs (prompt_id, day);
  create index free_trial_runs_old on free_trial_runs (day);
`;

const LISTS = `
  -- Figures of each creator, for the list of new creators. The maintenance task prompts.refresh_terms recomputes them.
  create table prompt_creators (
    owner_id uuid primary key,
    prompts int not null,
    -- The runs and unlocks of all prompts of the creator.
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

  -- The creators whom each person follows, copied from events of the module social. Lists filter by it.
  create table prompt_followed_creators (
    user_id uuid not null,
    owner_id uuid not null,
    following boolean not null,
    -- When the person followed or unfollowed. An event with an older time changes nothing, because events may arrive in another order.
    changed_at timestamptz not null,
    primary key (user_id, owner_id)
  );
  create index prompt_followed_owner on prompt_followed_creators (owner_id);
`;

const PUBLISHING = `
  -- People who may not publish until a time, because of their strikes.
  create table prompt_publishing_pauses (
    user_id uuid primary key,
    until timestamptz not null
  );

  -- How many drafts each person published in bulk on a UTC day, for the daily limit.
  create table prompt_bulk_publications (
    user_id uuid not null,
    day date not null,
    published int not null check (published between 0 and 20),
    primary key (user_id, day)
  );

  -- Paid prompts that maintenance checked for samples. Each is checked once.
  create table prompt_sample_notices (
    prompt_id uuid primary key references prompts (id) on delete cascade,
    -- True if the creator got a message because the prompt had no sample.
    told boolean not null,
    looked_at timestamptz not null
  );
`;
