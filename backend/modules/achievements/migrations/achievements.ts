import { DEFAULT_REWARDS } from '#contracts/rewards.ts';
import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Makes the tables for counters, achievement unlocks, claims, streaks, and the amounts that rewards pay. */
export const achievementsMigrations: MigrationSet = {
  '20261123_0900_achievements': {
    async up(knex) {
      await knex.raw(TABLES);
      // Lists the columns as this migration makes them, so that a later migration cannot change what this insert writes.
      await knex<Record<string, unknown>>('reward_amounts').insert({ version: 1, amounts: JSON.stringify(DEFAULT_REWARDS), created_at: '2026-01-01T00:00:00Z' });
    },
    async down(knex) {
      await knex.raw(`drop table reward_amounts; drop table achievement_rarity; drop table streak_freezes; drop table daily_claims;
        drop table reward_streaks; drop table reward_days; drop table achievement_unlocks; drop table achievement_marks; drop table achievement_counters;`);
    },
  },
};

const TABLES = `
  create table achievement_counters (
    user_id uuid not null, counter text not null, value int not null check (value > 0),
    primary key (user_id, counter)
  );
  -- Values that a person's counter has already counted: a prompt, a day, a feature. Each value raises the counter once.
  create table achievement_marks (
    user_id uuid not null, counter text not null, mark text not null,
    primary key (user_id, counter, mark)
  );
  -- The achievements and checklist steps ('checklist.run') that each person reached.
  create table achievement_unlocks (
    user_id uuid not null, key text not null, unlocked_at timestamptz not null,
    worth int not null default 0 check (worth >= 0), granted int not null default 0 check (granted between 0 and worth),
    -- When the reward lapses, if the owner's email was not confirmed at the unlock. Until then \`granted\` is 0, and confirming pays it. Null otherwise.
    lapses_at timestamptz,
    -- The run that unlocked the achievement: the result page of the run shows its achievements together. Null without a run.
    run_id uuid,
    -- When the owner looked at a card of this achievement, on any device. Null before that.
    seen_at timestamptz,
    primary key (user_id, key)
  );
  create index achievement_unlocks_key on achievement_unlocks (key);
  create index achievement_unlocks_unseen on achievement_unlocks (user_id, unlocked_at) where seen_at is null;
  -- Tokens that a person earned on a UTC day from repeatable rewards. The server compares the sum with the daily cap.
  create table reward_days (
    user_id uuid not null, day date not null, earned int not null check (earned >= 0),
    primary key (user_id, day)
  );
  create table reward_streaks (
    user_id uuid primary key, current int not null default 0, best int not null default 0 check (best >= current),
    first_day date, last_day date
  );
  create table daily_claims (
    user_id uuid not null, day date not null, streak int not null check (streak > 0),
    worth int not null, granted int not null check (granted between 0 and worth), claimed_at timestamptz not null,
    -- When the reward of the claim lapses, if the email of the owner was not confirmed at the claim. Null otherwise.
    lapses_at timestamptz,
    primary key (user_id, day)
  );
  create table streak_freezes (
    user_id uuid not null, week date not null, day date not null,
    primary key (user_id, week), check (day - week between 0 and 6)
  );
  create table achievement_rarity (
    key text primary key, holders int not null, people int not null, counted_at timestamptz not null
  );
  create table reward_amounts (
    version int primary key, amounts jsonb not null, created_at timestamptz not null,
    created_by uuid, created_by_name text, reason text
  );
`;
