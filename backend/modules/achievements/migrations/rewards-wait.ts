import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Rewards that wait for a confirmed email, and until when. */
export const rewardsWait: MigrationSet = {
  '20261122_2350_rewards_wait': {
    async up(knex) {
      await knex.raw(`
        -- Set where the email was not confirmed when the reward was earned: \`granted\` stays 0 until it is, and the reward lapses then.
        alter table achievement_unlocks add column lapses_at timestamptz;
        alter table daily_claims add column lapses_at timestamptz;
      `);
    },
    async down(knex) {
      await knex.raw('alter table achievement_unlocks drop column lapses_at; alter table daily_claims drop column lapses_at;');
    },
  },
};
