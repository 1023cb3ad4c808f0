import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Unlocks, what creators earn, and the figures that both hang on. */
export const sellingMigration: MigrationSet = {
  '20261121_1520_selling': {
    async up(knex) {
      await knex.raw(`
        create table unlocks (
          id uuid primary key,
          prompt_id uuid not null,
          user_id uuid not null,
          creator_id uuid not null,
          content_type text not null check (content_type in ('text', 'image', 'video')),
          -- Number of the version that was bought; every later one is the buyer's too.
          version_no int not null,
          price int not null check (price >= 0),
          credit int not null check (credit >= 0),
          paid int not null check (paid >= 0 and paid = greatest(price - credit, 0)),
          -- What each bucket of the wallet gave: a refund gives exactly that back.
          split jsonb not null,
          status text not null check (status in ('active', 'refunded')),
          unlocked_at timestamptz not null,
          refunded_at timestamptz,
          -- Refunds of what was taken down for a rule count toward no rest.
          refund_reason text check (refund_reason in ('asked', 'removed')),
          check ((refund_reason is null) = (refunded_at is null)),
          check ((status = 'refunded') = (refunded_at is not null))
        );
        create unique index unlocks_once on unlocks (user_id, prompt_id) where status = 'active';
        create index unlocks_of_user on unlocks (user_id, id desc);
        create index unlocks_of_creator on unlocks (creator_id, unlocked_at);

        -- One row for every royalty and every unlock that was paid; the ledger's pending earnings are their sum.
        create table earnings (
          id uuid primary key,
          creator_id uuid not null,
          prompt_id uuid not null,
          payer_id uuid not null,
          source text not null check (source in ('royalty', 'unlock')),
          -- The run or the unlock.
          source_id uuid not null,
          gross int not null check (gross > 0),
          -- Whom the prompt owes a part of it, nearest first, as it was then.
          lineage jsonb not null,
          day date not null,
          earned_at timestamptz not null,
          status text not null check (status in ('pending', 'released', 'reversed')),
          -- With which part of its day it was released; null before that.
          part int,
          unique (source, source_id)
        );
        create index earnings_pending on earnings (day, creator_id) where status = 'pending';
        create index earnings_of_creator on earnings (creator_id, day);
        create index earnings_credit on earnings (payer_id, prompt_id, earned_at) where source = 'royalty';

        -- A day of a creator that was released; what comes later than that is a further part.
        create table earning_releases (
          creator_id uuid not null,
          day date not null,
          part int not null,
          gross int not null,
          share int not null,
          released_at timestamptz not null,
          primary key (creator_id, day, part)
        );
        -- What a day of a fork brought the people above it.
        create table lineage_shares (
          creator_id uuid not null,
          day date not null,
          part int not null,
          prompt_id uuid not null,
          user_id uuid not null,
          tokens int not null check (tokens > 0),
          primary key (creator_id, day, part, prompt_id)
        );
        create index lineage_shares_of_user on lineage_shares (user_id, day);
        -- Released and not told yet: one message a day.
        create table earning_notices (
          user_id uuid primary key,
          tokens int not null check (tokens >= 0),
          told_on date
        );

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
          primary key (prompt_id, day, viewer_id)
        );
        create index prompt_daily_views_of_creator on prompt_daily_views (creator_id, day);
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop table prompt_daily_views; drop table prompt_runs; drop table earning_notices; drop table lineage_shares;
        drop table earning_releases; drop table earnings; drop table unlocks;
      `);
    },
  },
};
