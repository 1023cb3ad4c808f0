import { mondayOf, shiftDay } from '#contracts/utc-days.ts';

/** Days in a row, and the days that a freeze bridged. */
export interface StreakOfDays {
  /** The length of the streak in days. A bridged day does not count. */
  current: number;
  best: number;
  frozen: ReadonlySet<string>;
  /** Whether the one missed day that this ISO week allows is still unused. */
  freezeAvailable: boolean;
}

/**
 * The streak of UTC days (docs/rules/challenges.md#streak). One missed day of each ISO week is bridged, once the next day is done or
 * has not ended. Today never breaks a streak.
 * @param done days, such as `2026-11-21`, in any order
 */
export function challengeStreak(done: ReadonlySet<string>, today: string): StreakOfDays {
  const first = [...done].sort()[0];
  const frozen = new Set<string>();
  const used = new Set<string>();
  let [current, best] = [0, 0];
  for (let day = first; day !== undefined && day <= today; day = shiftDay(day, 1)) {
    if (done.has(day)) {
      current += 1;
      best = Math.max(best, current);
    } else if (day !== today && current > 0) {
      const week = mondayOf(day);
      if (used.has(week)) current = 0;
      else {
        used.add(week);
        frozen.add(day);
      }
    }
  }
  return { current, best, frozen, freezeAvailable: !used.has(mondayOf(today)) };
}
