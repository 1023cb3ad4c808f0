import type { ResponseOf } from '#contracts/endpoint.ts';
import type { listEarnedAchievements } from '#contracts/achievements.ts';
import { must } from '#contracts/must.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { presentEarned, presentLocked } from '../achievements.presenter.ts';
import { ACHIEVEMENT_BY_KEY, ACHIEVEMENTS, SECRET_NUMBERS } from '../catalogue/index.ts';
import { levelOf } from '../domain/level.ts';
import { rarities } from './rarities.ts';
import { readStreak } from './streak-facts.ts';

const ACHIEVEMENT_UNLOCKS = `
  select u.key, u.unlocked_at as "unlockedAt",
    exists (select 1 from achievement_unlocks mine where mine.user_id = cast(:viewerId as uuid) and mine.key = u.key) as known
  from achievement_unlocks u where u.user_id = :userId and u.key = any(:keys::text[]) order by u.unlocked_at desc, u.key`;

/** A person's earned achievements, latest first, and the others, for a viewer; `viewerId` is null for a visitor. Takes four queries, and two more for a member. */
export async function earnedAchievements(connection: Connection, userId: string, viewerId: string | null, now: Date): Promise<ResponseOf<typeof listEarnedAchievements>> {
  const keys = ACHIEVEMENTS.map(({ key }) => key);
  const [unlocks, rarity, streak, viewer] = await Promise.all([
    rows<{ key: string; unlockedAt: Date; known: boolean }>(connection, ACHIEVEMENT_UNLOCKS, { userId, viewerId, keys }),
    rarities(connection),
    readStreak(connection, userId, utcDay(now)),
    viewerId === null ? null : standingOf(connection, viewerId),
  ]);
  const achievements = unlocks.map(({ key, unlockedAt, known }) =>
    presentEarned(must(ACHIEVEMENT_BY_KEY.get(key), 'an achievement of the catalogue'), { unlockedAt, known, rarity: rarity.get(key), secretNo: SECRET_NUMBERS.get(key) ?? 0 }),
  );
  const earned = new Set(unlocks.map(({ key }) => key));
  const locked = ACHIEVEMENTS.filter(({ key }) => !earned.has(key)).map((each) => presentLocked(each, {
    rarity: rarity.get(each.key), done: viewer?.keys.has(each.key) ?? false, secretNo: SECRET_NUMBERS.get(each.key) ?? 0,
    value: viewer === null ? null : each.counter === null ? 0 : (viewer.values.get(each.counter) ?? 0),
  }));
  return {
    achievements, locked, streak,
    total: ACHIEVEMENTS.length,
    shared: viewerId === null || viewerId === userId ? null : unlocks.filter(({ known }) => known).length,
    level: levelOf(unlocks.map(({ key }) => must(ACHIEVEMENT_BY_KEY.get(key), 'an achievement of the catalogue').tier)),
  };
}

/** The counters and earned achievements of the viewer. */
async function standingOf(connection: Connection, userId: string): Promise<{ values: Map<string, number>; keys: Set<string> }> {
  const [counters, unlocks] = await Promise.all([
    connection('achievement_counters').where({ user_id: userId }).select('counter', 'value'),
    connection('achievement_unlocks').where({ user_id: userId }).select('key'),
  ]);
  return { values: new Map(counters.map(({ counter, value }) => [counter, value])), keys: new Set(unlocks.map(({ key }) => key)) };
}
