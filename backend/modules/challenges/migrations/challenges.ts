import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of themes, challenges, entries, payouts and season points. */
export const challengesMigration: MigrationSet = {
  '20261126_0300_challenges': {
    async up(knex) {
      await knex.raw(`
        create table challenge_themes (
          key text primary key,
          content_type text not null check (content_type in ('text', 'image', 'video')),
          title text not null,
          theme text not null,
          difficulty int not null check (difficulty between 1 and 3),
          -- Question above the first field of the challenge's own form, and an example answer.
          ask text not null,
          example text not null default '',
          rules text[] not null default '{}',
          active boolean not null default true,
          revision int not null default 1,
          created_at timestamptz not null
        );
        create index challenge_themes_by_type on challenge_themes (content_type, key);

        -- Days whose theme an administrator chose.
        create table challenge_calendar (
          day date primary key,
          theme_key text not null references challenge_themes (key),
          pinned_by uuid
        );

        create table challenges (
          id uuid primary key,
          slug text not null unique,
          kind text not null check (kind in ('daily', 'weekly', 'community')),
          -- The day of a daily, the Monday of a weekly; null for community challenges.
          day date,
          theme_key text references challenge_themes (key),
          title text not null,
          theme text not null,
          content_type text not null check (content_type in ('text', 'image', 'video')),
          difficulty int not null check (difficulty between 1 and 3),
          ask text not null,
          example text not null default '',
          rules text[] not null,
          -- [{ key, label, weight, hint }]; the weights are 100 together.
          criteria jsonb not null,
          state text not null default 'scheduled' check (state in ('scheduled', 'active', 'voting', 'judging', 'completed', 'cancelled')),
          opens_at timestamptz not null,
          closes_at timestamptz not null check (closes_at > opens_at),
          voting_ends_at timestamptz not null check (voting_ends_at > closes_at),
          results_at timestamptz not null check (results_at >= voting_ends_at),
          paid_at timestamptz not null check (paid_at >= results_at),
          -- Tokens of the first places.
          prizes int[] not null,
          newcomer_prize int check (newcomer_prize > 0),
          taking_part_prize int check (taking_part_prize > 0),
          -- Null for the platform. It stays when the account is deleted, because the pool is its payment.
          host_id uuid,
          -- What the host paid in, and what of it is still there.
          pool int check (pool > 0),
          pool_left int check (pool_left >= 0),
          entry_fee int not null default 0 check (entry_fee >= 0),
          max_entries int check (max_entries > 0),
          judge text not null default 'none' check (judge in ('model', 'administrators', 'none')),
          -- Kept by submissions, withdrawals and removals: lists never count rows.
          entries int not null default 0 check (entries >= 0),
          entrants int not null default 0 check (entrants >= 0),
          cancel_reason text,
          -- When its prizes were paid; null until then.
          prizes_paid_at timestamptz,
          created_at timestamptz not null,
          updated_at timestamptz not null,
          check ((state = 'cancelled') = (cancel_reason is not null)),
          check ((kind = 'community') = (pool is not null)),
          check ((kind = 'community') = (day is null))
        ) with (fillfactor = 80);
        create unique index challenges_one_daily on challenges (kind, day) where kind in ('daily', 'weekly');
        create index challenges_by_state on challenges (state, closes_at, id);
        create index challenges_open on challenges (id) where prizes_paid_at is null and state <> 'cancelled';
        create index challenges_completed on challenges (results_at desc, id desc) where state = 'completed';
        create index challenges_of_host on challenges (host_id, id desc) where host_id is not null;
        create index challenges_of_theme on challenges (theme_key, day desc);

        -- Runs that were made for a challenge. Only they can be entries.
        create table challenge_runs (
          generation_id uuid primary key,
          challenge_id uuid not null references challenges (id) on delete cascade,
          user_id uuid not null,
          free_try boolean not null,
          created_at timestamptz not null
        );
        create index challenge_runs_of_user on challenge_runs (user_id, challenge_id, created_at desc);
        create unique index challenge_runs_free_try on challenge_runs (challenge_id, user_id) where free_try;

        -- Tokens of the platform's budget for free runs that a UTC day has used.
        create table challenge_free_budgets (
          day date primary key,
          spent int not null check (spent >= 0)
        );

        -- The id is random (version 4): it tells nothing about the time.
        create table challenge_entries (
          id uuid primary key,
          challenge_id uuid not null references challenges (id) on delete cascade,
          -- Null once the account was deleted.
          user_id uuid,
          generation_id uuid not null,
          title text not null,
          show_inputs boolean not null default false,
          content_type text not null check (content_type in ('text', 'image', 'video')),
          -- What others see: the text, or a file that was encoded again and stored under a key of its own.
          body text,
          file_key text,
          poster_key text,
          mime text,
          width int,
          height int,
          duration_ms int,
          status text not null default 'submitted' check (status in ('submitted', 'withdrawn', 'removed')),
          removed_rule text,
          removed_note text,
          -- Voters see it: the file is there, or it is a text.
          ready boolean not null default false,
          -- Random place in the order of the entries page.
          shuffle int not null,
          fee int not null default 0 check (fee >= 0),
          -- By criterion, 0 to 10; null until judged.
          rubric jsonb,
          rubric_reason text,
          judged_by uuid,
          -- Scores 0 to 100 and place; null before the results.
          vote_score real,
          rubric_score real,
          final_score real,
          place int check (place > 0),
          reason text,
          -- Of the places and the newcomers' prize together; null before the results.
          prize int check (prize >= 0),
          newcomer boolean not null default false,
          resting boolean not null default false,
          submitted_at timestamptz not null,
          updated_at timestamptz not null,
          check ((status = 'removed') = (removed_rule is not null))
        ) with (fillfactor = 80);
        -- One run is one entry, of one challenge; a withdrawn one may be sent again.
        create unique index challenge_entries_run on challenge_entries (generation_id) where status <> 'withdrawn';
        create index challenge_entries_of_user on challenge_entries (user_id, challenge_id) where user_id is not null;
        create index challenge_entries_shuffled on challenge_entries (challenge_id, shuffle, id) where status = 'submitted';
        create index challenge_entries_by_place on challenge_entries (challenge_id, place, id) where place is not null;
        create index challenge_entries_admin on challenge_entries (challenge_id, submitted_at desc, id desc);
        create index challenge_entries_unready on challenge_entries (submitted_at) where not ready and status = 'submitted';

        create table challenge_engagements (
          challenge_id uuid not null references challenges (id) on delete cascade,
          user_id uuid not null,
          created_at timestamptz not null,
          primary key (challenge_id, user_id)
        );
        create index challenge_engagements_of_user on challenge_engagements (user_id);

        -- Days on which a person entered, or cast ten counted votes.
        create table challenge_days (
          user_id uuid not null,
          day date not null,
          entries int not null default 0,
          votes int not null default 0,
          primary key (user_id, day)
        );

        -- Points of one challenge; \`month\` is the first day of the month of its results.
        create table challenge_points (
          challenge_id uuid not null references challenges (id) on delete cascade,
          user_id uuid not null,
          month date not null,
          points int not null,
          newcomer boolean not null,
          primary key (challenge_id, user_id)
        );
        create index challenge_points_of_user on challenge_points (user_id, month);

        -- The leaderboard: sums of the points above.
        create table challenge_seasons (
          month date not null,
          user_id uuid not null,
          points int not null,
          newcomer boolean not null default false,
          -- Rank at the last midnight UTC; null for people who were not there.
          rank_before int,
          primary key (month, user_id)
        );
        create index challenge_seasons_ranked on challenge_seasons (month, points desc, user_id);
        create index challenge_seasons_of_user on challenge_seasons (user_id);

        -- Every token that moved. The key makes a payment happen once.
        create table challenge_payouts (
          id uuid primary key,
          key text not null unique,
          challenge_id uuid not null references challenges (id),
          user_id uuid,
          entry_id uuid,
          kind text not null check (kind in ('place', 'newcomer', 'taking_part', 'fee_paid', 'fee_returned', 'pool_paid_in', 'pool_returned', 'taken_back')),
          place int,
          amount int not null check (amount >= 0),
          -- Buckets of the tokens, where they were not the platform's: prizes of a pool keep theirs.
          split jsonb,
          at timestamptz not null
        );
        create index challenge_payouts_of_challenge on challenge_payouts (challenge_id, id desc);
        create index challenge_payouts_of_user on challenge_payouts (user_id, at desc) where user_id is not null;
        create index challenge_payouts_newest on challenge_payouts (at desc, id desc);
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop table challenge_payouts, challenge_seasons, challenge_points, challenge_days, challenge_engagements, challenge_entries,
          challenge_free_budgets, challenge_runs, challenges, challenge_calendar, challenge_themes;
      `);
    },
  },
};
