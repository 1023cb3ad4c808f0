import type { ResponseOf } from '#contracts/endpoint.ts';
import type { listAchievements } from '#contracts/achievements.ts';
import type { Connection } from '#kernel/db/database.ts';
import { presentOwn } from '../achievements.presenter.ts';
import { ACHIEVEMENTS, SECRET_NUMBERS } from '../catalogue/index.ts';
import { amountsInForce } from './amounts-in-force.ts';
import { rarities } from './rarities.ts';

/** All achievements with the reader's own progress, always in four queries. */
export async function ownAchievements(connection: Connection, userId: string, now: Date): Promise<ResponseOf<typeof listAchievements>> {
  const [counters, unlocks, rarity, { amounts }] = await Promise.all([
    connection('achievement_counters').where({ user_id: userId }).select('counter', 'value'),
    connection('achievement_unlocks').where({ user_id: userId }).select('key', 'unlocked_at', 'worth', 'granted', 'lapses_at'),
    rarities(connection),
    amountsInForce(connection),
  ]);
  const values = new Map(counters.map(({ counter, value }) => [counter, value]));
  const unlockByKey = new Map(unlocks.map((each) => [each.key, each]));
  const achievements = ACHIEVEMENTS.map((each) =>
    presentOwn(each, {
      unlock: unlockByKey.get(each.key),
      value: each.counter === null ? 0 : (values.get(each.counter) ?? 0),
      amounts,
      rarity: rarity.get(each.key),
      secretNo: SECRET_NUMBERS.get(each.key) ?? 0,
      now,
    }),
  );
  return { achievements, unlocked: achievements.filter(({ unlockedAt }) => unlockedAt !== null).length, total: achievements.length };
}
