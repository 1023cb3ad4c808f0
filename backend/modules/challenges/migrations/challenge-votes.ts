import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of pairs, votes and voters, and of the scorings of a challenge. */
export const challengeVotesMigration: MigrationSet = {
  '20261126_0301_challenge_votes': {
    async up(knex) {
      await knex.raw(`
        -- Counts and strength of each entry that voters see. They change with each pair, so they stand in narrow rows apart from the entries.
        create table challenge_ballots (
          entry_id uuid primary key references challenge_entries (id) on delete cascade,
          challenge_id uuid not null,
          author_id uuid,
          exposures int not null default 0,
          wins int not null default 0,
          losses int not null default 0,
          ties int not null default 0,
          -- The logarithm of the entry's strength in the Bradley-Terry model, from the latest scoring.
          strength real not null default 0,
          -- A random number that sorts entries with equal exposures, so that their ids decide nothing.
          luck int not null
        ) with (fillfactor = 60);
        create index challenge_ballots_least_seen on challenge_ballots (challenge_id, exposures, luck);

        -- Two entries that a voter was shown. A voter gets the same two entries only once.
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
          -- A keyed hash of the voter's network address, as evidence of fraud. Null for callers without an address.
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
          -- How much the votes of the voter count, 0 to 1, from the latest scoring. Null before the first scoring.
          weight real,
          agreement real,
          median_ms int,
          cluster int,
          primary key (challenge_id, voter_id)
        ) with (fillfactor = 80);
        create index challenge_voters_of_user on challenge_voters (voter_id);

        -- Counted votes of each voter by UTC day. A day earns one token at most.
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
          -- Groups of voters who support the same entries more than chance explains: [{ voters, votes, agreement, weight, entries }].
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
