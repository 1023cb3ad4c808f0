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
          -- The question above the first field of the challenge's form (ask), and an answer as an example.
          ask text not null,
          example text not null default '',
          rules text[] not null default '{}',
          active boolean not null default true,
          revision int not null default 1,
          created_at timestamptz not null
        );
        create index challenge_themes_by_type on challenge_themes (content_type, key);

        -- The days for which an administrator chose the theme of the daily challenge.
        create table challenge_calendar (
          day date primary key,
          theme_key text not null references challenge_themes (key),
          pinned_by uuid
        );

        create table challenges (
          id uuid primary key,
          slug text not null unique,
          kind text not null check (kind in ('daily', 'weekly', 'community')),
          -- The UTC day of a daily challenge, or the Monday of a weekly one. Null for community challenges.
          day date,
          theme_key text references challenge_themes (key),
          title text not null,
          theme text not null,
          content_type text not null check (content_type in ('text', 'image', 'video')),
          difficulty int not null check (difficulty between 1 and 3),
          ask text not null,
          example text not null default '',
          rules text[] not null,
          -- The criteria of the judge: [{ key, label, weight, hint }]. The weights add up to 100.
          criteria jsonb not null,
          state text not null default 'scheduled' check (state in ('scheduled', 'active', 'voting', 'judging', 'completed', 'cancelled')),
          opens_at timestamptz not null,
          closes_at timestamptz not null check (closes_at > opens_at),
          voting_ends_at timestamptz not null check (voting_ends_at > closes_at),
          results_at timestamptz not null check (results_at >= voting_ends_at),
          paid_at timestamptz not null check (paid_at >= results_at),
          -- The prizes in tokens of the first places, from place 1 on.
          prizes int[] not null,
          newcomer_prize int check (newcomer_prize > 0),
          taking_part_prize int check (taking_part_prize > 0),
          -- The member who hosts the challenge. Null for a challenge of the platform. It stays after account deletion, because the host paid the pool.
          host_id uuid,
          -- Tokens that the host paid for prizes (pool), and those that were not paid out yet (pool_left). Null for challenges of the platform.
          pool int check (pool > 0),
          pool_left int check (pool_left >= 0),
          entry_fee int not null default 0 check (entry_fee >= 0),
          max_entries int check (max_entries > 0),
          judge text not null default 'none' check (judge in ('model', 'administrators', 'none')),
          -- The numbers of entries and of entrants. Submissions, withdrawals and removals change them, so that lists never count rows.
          entries int not null default 0 check (entries >= 0),
          entrants int not null default 0 check (entrants >= 0),
          cancel_reason text,
          -- When the worker paid the prizes of the challenge. Null before that.
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

        -- Runs that people made for a challenge. Only such a run can become an entry.
        create table challenge_runs (
          generation_id uuid primary key,
          challenge_id uuid not null references challenges (id) on delete cascade,
          user_id uuid not null,
          free_try boolean not null,
          created_at timestamptz not null
        );
        create index challenge_runs_of_user on challenge_runs (user_id, challenge_id, created_at desc);
        create unique index challenge_runs_free_try on challenge_runs (challenge_id, user_id) where free_try;

        -- Tokens that the platform spent for free runs of challenges on a UTC day. The server compares them with a daily budget.
        create table challenge_free_budgets (
          day date primary key,
          spent int not null check (spent >= 0)
        );

        -- Entries of challenges. The id is a random UUID of version 4: an id that contains the time could reveal the author to voters.
        create table challenge_entries (
          id uuid primary key,
          challenge_id uuid not null references challenges (id) on delete cascade,
          -- The person who entered. Null once their account was deleted.
          user_id uuid,
          generation_id uuid not null,
          title text not null,
          show_inputs boolean not null default false,
          content_type text not null check (content_type in ('text', 'image', 'video')),
          -- The content that others see: the text of the entry, or a copy of its file that was encoded again and stored under a key of its own.
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
          -- True once voters may see the entry: texts at once, pictures and clips when their copy is stored.
          ready boolean not null default false,
          -- A random number. The entries page sorts by it.
          shuffle int not null,
          fee int not null default 0 check (fee >= 0),
          -- The points of the judge by criterion, 0 to 10 each. Null until the entry is judged.
          rubric jsonb,
          rubric_reason text,
          judged_by uuid,
          -- The scores are numbers from 0 to 100. Scores and place are null before the results.
          vote_score real,
          rubric_score real,
          final_score real,
          place int check (place > 0),
          reason text,
          -- Tokens that the entry wins: the prize of its place and the newcomers' prize together. Null before the results.
          prize int check (prize >= 0),
          newcomer boolean not null default false,
          resting boolean not null default false,
          submitted_at timestamptz not null,
          updated_at timestamptz not null,
          check ((status = 'removed') = (removed_rule is not null))
        ) with (fillfactor = 80);
        -- This index allows one entry for each run. After the author withdrew the entry, the run may be submitted again.
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

        -- How many entries and counted votes a person made on a UTC day. The challenge streak counts days with an entry or with ten counted votes.
        create table challenge_days (
          user_id uuid not null,
          day date not null,
          entries int not null default 0,
          votes int not null default 0,
          primary key (user_id, day)
        );

        -- Points that a person got in one challenge. \`month\` is the first day of the month in which its results came.
        create table challenge_points (
          challenge_id uuid not null references challenges (id) on delete cascade,
          user_id uuid not null,
          month date not null,
          points int not null,
          newcomer boolean not null,
          primary key (challenge_id, user_id)
        );
        create index challenge_points_of_user on challenge_points (user_id, month);

        -- The leaderboard of a month: the sum of each person's challenge points.
        create table challenge_seasons (
          month date not null,
          user_id uuid not null,
          points int not null,
          newcomer boolean not null default false,
          -- The person's rank at the start of the day \`ranked_on\`. Null for people who had no rank then.
          rank_before int,
          primary key (month, user_id)
        );
        create index challenge_seasons_ranked on challenge_seasons (month, points desc, user_id);
        create index challenge_seasons_of_user on challenge_seasons (user_id);

        -- Each payment of a challenge: prizes, fees, pools and tokens that were taken back. The unique key makes a payment happen once.
        create table challenge_payouts (
          id uuid primary key,
          key text not null unique,
          challenge_id uuid not null references challenges (id),
          user_id uuid,
          entry_id uuid,
          kind text not null check (kind in ('place', 'newcomer', 'taking_part', 'fee_paid', 'fee_returned', 'pool_paid_in', 'pool_returned', 'taken_back')),
          place int,
          amount int not null check (amount >= 0),
          -- How many tokens of each bucket moved, for fees, pools, and prizes that a pool pays. Null for tokens of the platform.
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
