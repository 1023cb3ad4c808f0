import { one } from '#contracts/must.ts';
import { mondayOf, shiftDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Freeze, StreakFacts } from '../domain/streak.ts';

// Makes the row of a first claim, and locks it: claims of one person come one after the other.
const LOCK = `
  insert into reward_streaks (user_id) values (:userId) on conflict (user_id) do update set current = reward_streaks.current
  returning current, best, first_day::text as "firstDay", last_day::text as "lastDay"`;

const FREEZES = `select week::text, day::text from streak_freezes where user_id = :userId and week >= :since::date`;

/** The earliest week whose freeze can still matter today. */
export const freezesSince = (today: string): string => mondayOf(shiftDay(today, -7));

/** The streak of a person who claims now, locked until the transaction ends. */
export async function lockStreak(tx: Tx, userId: string, today: string): Promise<StreakFacts> {
  const streak = one(await rows<Omit<StreakFacts, 'freezes'>>(tx, LOCK, { userId }));
  const freezes = await rows<Freeze>(tx, FREEZES, { userId, since: freezesSince(today) });
  return { ...streak, freezes };
}
