import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';

const ACHIEVEMENTS = `select key, unlocked_at as "unlockedAt", granted as tokens, lapses_at as "waitsUntil" from achievement_unlocks where user_id = ? order by unlocked_at, key`;
const COUNTERS = `select counter, value from achievement_counters where user_id = ? order by counter`;
const CLAIMS = `select day::text, streak, granted as tokens, lapses_at as "waitsUntil", claimed_at as "claimedAt" from daily_claims where user_id = ? order by day`;
const STREAK = `select current, best, first_day::text as "firstDay", last_day::text as "lastDay" from reward_streaks where user_id = ?`;

const TABLES = ['achievement_counters', 'achievement_marks', 'achievement_unlocks', 'reward_days', 'reward_streaks', 'daily_claims', 'streak_freezes'] as const;

/** Exports and erases a person's achievements, rewards and claims. A claim is one small row a day, so many years of claims fit into one file. */
export const personalData = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    const read = (sql: string): Promise<object[]> => rows<object>(db.knex, sql, [userId]);
    const [achievements, counters, claims, streak] = await Promise.all([read(ACHIEVEMENTS), read(COUNTERS), read(CLAIMS), read(STREAK)]);
    yield { name: 'achievements/achievements.json', data: achievements };
    yield { name: 'achievements/counters.json', data: counters };
    yield { name: 'achievements/daily-claims.json', data: { streak: streak[0] ?? null, claims } };
  },
  // The ledger keeps its entries: they name only the id of an account that is now deleted.
  async erase(tx, userId) {
    for (const table of TABLES) await tx(table).where({ user_id: userId }).delete();
  },
});
