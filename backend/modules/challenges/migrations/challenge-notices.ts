import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Stores which output of a run is the entry, the newcomer prize of an entry, and when people were told that a challenge closes soon. */
export const challengeNoticesMigration: MigrationSet = {
  '20261126_0310_challenge_notices': {
    async up(knex) {
      await knex.raw(`
        alter table challenges add column closing_told_at timestamptz, add column taking_part_paid_at timestamptz;
        alter table challenge_entries add column output_position int not null default 0 check (output_position between 0 and 3),
          -- The tokens of the newcomers' prize, which the column \`prize\` of the entry includes. 0 without that prize.
          add column newcomer_prize int not null default 0 check (newcomer_prize >= 0);
        -- The UTC day at whose start the worker computed \`rank_before\`.
        alter table challenge_seasons add column ranked_on date;
        create index challenge_entries_winners on challenge_entries (user_id, challenge_id) where place = 1 and user_id is not null;
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop index challenge_entries_winners;
        alter table challenge_seasons drop column ranked_on;
        alter table challenge_entries drop column newcomer_prize, drop column output_position;
        alter table challenges drop column taking_part_paid_at, drop column closing_told_at;
      `);
    },
  },
};
