import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Which achievements their owner has looked at, on whatever device, and the run that earned each. */
export const achievementsSeen: MigrationSet = {
  '20261123_0440_achievements_seen': {
    async up(knex) {
      await knex.raw(`
        alter table achievement_unlocks
          -- Null until a card of it was looked at.
          add column seen_at timestamptz,
          -- What one run earned is shown together.
          add column run_id uuid;
        -- Achievements of before were told by their messages: without this, each member would get a pile of old cards.
        update achievement_unlocks set seen_at = unlocked_at;
        create index achievement_unlocks_unseen on achievement_unlocks (user_id, unlocked_at) where seen_at is null;
      `);
    },
    async down(knex) {
      await knex.raw('drop index achievement_unlocks_unseen; alter table achievement_unlocks drop column seen_at, drop column run_id;');
    },
  },
};
