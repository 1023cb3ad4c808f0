import { SEEN_AT_ONCE } from '#contracts/achievements.ts';
import type { listUnseenAchievements } from '#contracts/achievements.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { ACHIEVEMENTS } from '../catalogue/index.ts';

const BY_KEY = new Map(ACHIEVEMENTS.map((achievement) => [achievement.key, achievement]));

// Checklist steps are stored as unlocks too. They are left out, because they have no card.
const UNSEEN = `
  select key, unlocked_at, granted, run_id from achievement_unlocks
  where user_id = :userId and seen_at is null and key = any(:keys::text[]) order by unlocked_at, key limit :most`;

/** Achievements that a person has earned and not yet seen on any device, oldest first, with the tokens that each paid. */
export async function unseenAchievements(connection: Connection, userId: string): Promise<ResponseOf<typeof listUnseenAchievements>> {
  const found = await rows<{ key: string; unlocked_at: Date; granted: number; run_id: string | null }>(connection, UNSEEN, { userId, keys: [...BY_KEY.keys()], most: SEEN_AT_ONCE });
  const achievements = found.map(({ key, unlocked_at: unlockedAt, granted, run_id: runId }) => {
    const { emoji, title, message, tier, area, secret } = must(BY_KEY.get(key), 'an achievement of the catalogue');
    return { key, emoji, title, message, tier, area, secret, rewardTokens: granted, runId, unlockedAt: unlockedAt.toISOString() };
  });
  return { achievements };
}
