import { mondayOf, shiftDay } from '#contracts/utc-days.ts';

/** A streak of challenge days, and the missed days that a freeze bridged. */
export interface StreakOfDays {
  /** The length of the streak in days. A bridged day does not count. */
  current: number;
  best: number;
  frozen: ReadonlySet<string>;
  /** True while this ISO week's freeze, which bridges one missed day, is unused. */
  freezeAvailable: boolean;
}

/**
 * Computes a person's challenge streak from UTC days (docs/rules/challenges.md#streak). The first missed day of each ISO week is bridged.
 * Today never ends a streak.
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
