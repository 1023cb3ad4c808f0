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
  -- What counts once each: a prompt, a day, a feature.
  create table achievement_marks (
    user_id uuid not null, counter text not null, mark text not null,
    primary key (user_id, counter, mark)
  );
  -- Achievement unlocks: achievements, and steps of the checklist ('checklist.run').
  create table achievement_unlocks (
    user_id uuid not null, key text not null, unlocked_at timestamptz not null,
    worth int not null default 0 check (worth >= 0), granted int not null default 0 check (granted between 0 and worth),
    -- Set where the email was not confirmed when the reward was earned: \`granted\` stays 0 until it is, and the reward lapses then.
    lapses_at timestamptz,
    -- What one run earned is shown together.
    run_id uuid,
    -- Null until its owner has looked at a card of it, on any device.
    seen_at timestamptz,
    primary key (user_id, key)
  );
  create index achievement_unlocks_key on achievement_unlocks (key);
  create index achievement_unlocks_unseen on achievement_unlocks (user_id, unlocked_at) where seen_at is null;
  -- Tokens from rewards by UTC day: what the cap is held against.
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
    -- As of an achievement unlock.
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
