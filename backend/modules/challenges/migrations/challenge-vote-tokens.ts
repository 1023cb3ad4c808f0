import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Stores how many tokens a voter got for the ten votes of a day. The daily cap of rewards may leave none. */
export const challengeVoteTokensMigration: MigrationSet = {
  '20261128_0510_challenge_vote_tokens': {
    async up(knex) {
      await knex.raw(`
        -- Tokens paid for the day's ten votes, 0 if the daily cap left none. Null until then, and for days before this column.
        alter table challenge_vote_rewards add column tokens int;
      `);
    },
    async down(knex) {
      await knex.raw('alter table challenge_vote_rewards drop column tokens;');
    },
  },
};
