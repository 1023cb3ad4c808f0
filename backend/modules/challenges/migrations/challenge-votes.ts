import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of pairs, votes and voters, and of the scorings of a challenge. */
export const challengeVotesMigration: MigrationSet = {
  '20261126_0301_challenge_votes': {
    async up(knex) {
      await knex.raw(`
        -- What the choice of pairs reads and writes, apart from the entries: narrow rows that change with each pair.
        create table challenge_ballots (
          entry_id uuid primary key references challenge_entries (id) on delete cascade,
          challenge_id uuid not null,
          author_id uuid,
          exposures int not null default 0,
          wins int not null default 0,
          losses int not null default 0,
          ties int not null default 0,
          -- On the logit scale, from the latest run of the score.
          strength real not null default 0,
          -- Random, in place of the id among entries with equal exposures.
          luck int not null
        ) with (fillfactor = 60);
        create index challenge_ballots_least_seen on challenge_ballots (challenge_id, exposures, luck);

        -- Each pair is shown to a person once.
        create table challenge_pairs (
          id uuid primary key,
          challenge_id uuid not null references challenges (id) on delete cascade,
          voter_id uuid not null,
          left_id uuid not null,
          right_id uuid not null,
          created_at timestamptz not null,
          answered boolean not null default false,
          check (left_id <> right_id)
        ) with (fillfactor = 90);
        create unique index challenge_pairs_once on challenge_pairs (challenge_id, voter_id, least(left_id, right_id), greatest(left_id, right_id));
        create unique index challenge_pairs_waiting on challenge_pairs (challenge_id, voter_id) where not answered;
        create index challenge_pairs_of_voter on challenge_pairs (voter_id);

        create table challenge_votes (
          id uuid primary key,
          pair_id uuid not null unique references challenge_pairs (id) on delete cascade,
          challenge_id uuid not null,
          voter_id uuid not null,
          left_id uuid not null,
          right_id uuid not null,
          choice text not null check (choice in ('left', 'right', 'tie', 'skip')),
          counted boolean not null,
          uncounted text,
          ms_taken int not null,
          -- Keyed hash of the device, for evidence; null for callers without one.
          device_hash bytea,
          created_at timestamptz not null,
          check (counted = (uncounted is null))
        );
        create index challenge_votes_of_challenge on challenge_votes (challenge_id, id);
        create index challenge_votes_of_voter on challenge_votes (voter_id, challenge_id, id desc);

        create table challenge_voters (
          challenge_id uuid not null references challenges (id) on delete cascade,
          voter_id uuid not null,
          votes int not null default 0,
          counted int not null default 0,
          last_vote_id uuid,
          -- 0 to 1, from the latest run of the score; null before it.
          weight real,
          agreement real,
          median_ms int,
          cluster int,
          primary key (challenge_id, voter_id)
        ) with (fillfactor = 80);
        create index challenge_voters_of_user on challenge_voters (voter_id);

        -- Tokens for voting: one a UTC day and person.
        create table challenge_vote_rewards (
          voter_id uuid not null,
          day date not null,
          counted int not null default 0,
          paid_at timestamptz,
          primary key (voter_id, day)
        );

        create table challenge_score_runs (
          id uuid primary key,
          challenge_id uuid not null references challenges (id) on delete cascade,
          cause text not null check (cause in ('nightly', 'close', 'recompute')),
          votes int not null,
          voters int not null,
          entries int not null,
          iterations int not null,
          ms int not null,
          -- [{ voters, votes, agreement, weight, entries }].
          clusters jsonb not null default '[]',
          at timestamptz not null
        );
        create index challenge_score_runs_latest on challenge_score_runs (challenge_id, id desc);
      `);
    },
    async down(knex) {
      await knex.raw('drop table challenge_score_runs, challenge_vote_rewards, challenge_voters, challenge_votes, challenge_pairs, challenge_ballots;');
    },
  },
};
