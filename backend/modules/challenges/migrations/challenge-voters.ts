import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds skipped pairs to voters, with the pair that waits while they repeat a vote, and totals to the scorings. */
export const challengeVotersMigration: MigrationSet = {
  '20261126_0311_challenge_voters': {
    async up(knex) {
      await knex.raw(`
        alter table challenge_voters add column skips int not null default 0 check (skips >= 0);
        alter table challenge_voters add column parked_pair_id uuid;
        -- Totals of a scoring for the results page, which therefore counts no rows: the fewest and most pairs of an entry, ties, and judged entries.
        alter table challenge_score_runs add column exposures_min int not null default 0, add column exposures_max int not null default 0,
          add column ties int not null default 0, add column judged int not null default 0;
        -- This index sorts the public record of votes by entries, so that the record does not reveal when people voted.
        create index challenge_votes_by_entries on challenge_votes (challenge_id, left_id, right_id, id);
        create index challenge_entries_newcomers on challenge_entries (challenge_id, place, id) where newcomer;
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop index challenge_entries_newcomers, challenge_votes_by_entries;
        alter table challenge_score_runs drop column exposures_min, drop column exposures_max, drop column ties, drop column judged;
        alter table challenge_voters drop column skips, drop column parked_pair_id;
      `);
    },
  },
};
