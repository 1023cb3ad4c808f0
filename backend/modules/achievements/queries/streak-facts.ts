import { one } from '#contracts/must.ts';
import { mondayOf, shiftDay } from '#contracts/utc-days.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { streakToday } from '../domain/streak.ts';
import type { Freeze, StreakFacts } from '../domain/streak.ts';

// Inserts the row before a person's first claim, and locks it, so that two claims of one person run one after the other.
const LOCK = `
  insert into reward_streaks (user_id) values (:userId) on conflict (user_id) do update set current = reward_streaks.current
  returning current, best, first_day::text as "firstDay", last_day::text as "lastDay"`;

const FREEZES = `select week::text, day::text from streak_freezes where user_id = :userId and week >= :since::date`;

/** The Monday of the earliest week whose freeze a claim today can still depend on. */
export const freezesSince = (today: string): string => mondayOf(shiftDay(today, -7));

/** Reads the streak of a person for a claim, and locks its row until the transaction ends. */
export async function lockStreak(tx: Tx, userId: string, today: string): Promise<StreakFacts> {
  const streak = one(await rows<Omit<StreakFacts, 'freezes'>>(tx, LOCK, { userId }));
  const freezes = await rows<Freeze>(tx, FREEZES, { userId, since: freezesSince(today) });
  return { ...streak, freezes };
}

const STREAK = `select current, best, first_day::text as "firstDay", last_day::text as "lastDay" from reward_streaks where user_id = :userId`;

/** The length of a person's streak today, for a profile. */
export async function readStreak(connection: Connection, userId: string, today: string): Promise<number> {
  const [streak] = await rows<Omit<StreakFacts, 'freezes'>>(connection, STREAK, { userId });
  if (!streak) return 0;
  return streakToday({ ...streak, freezes: await rows<Freeze>(connection, FREEZES, { userId, since: freezesSince(today) }) }, today);
}
