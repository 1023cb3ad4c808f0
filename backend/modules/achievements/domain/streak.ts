import type { StreakDayState } from '#contracts/rewards.ts';
import { mondayOf, shiftDay } from '#contracts/utc-days.ts';
import { daysBetween } from './utc-day.ts';

/** A missed day of daily claims that the freeze of its ISO week bridges. Days are UTC days, and the date of its Monday names a week. */
export interface Freeze {
  week: string;
  day: string;
}

export interface StreakFacts {
  /** How many claims are in a row, up to the last claim. */
  current: number;
  best: number;
  firstDay: string | null;
  lastDay: string | null;
  /** The freezes that a streak has used, at least those of the weeks since the last claim. */
  freezes: readonly Freeze[];
}

export interface NextStreak {
  current: number;
  best: number;
  /** The freezes that the claim uses. */
  freezes: Freeze[];
}

// Two missed days in a row can fall into two ISO weeks, each with its freeze. Three days cannot, so a longer gap breaks the streak.
const LONGEST_GAP = 2;

/** The freezes that bridge the days without a claim before `today`; null when the streak is broken. */
function bridge({ lastDay, freezes }: StreakFacts, today: string): Freeze[] | null {
  if (lastDay === null || shiftDay(lastDay, LONGEST_GAP + 1) < today) return null;
  const needed = daysBetween(lastDay, today).map((day) => ({ day, week: mondayOf(day) }));
  const used = new Set(freezes.map(({ week }) => week));
  for (const { week } of needed) {
    if (used.has(week)) return null;
    used.add(week);
  }
  return needed;
}

/** The streak after a claim today. A freeze bridges one missed day in each ISO week, and the bridged day does not count as a claim. */
export function nextStreak(facts: StreakFacts, today: string): NextStreak {
  const freezes = bridge(facts, today);
  const current = freezes === null ? 1 : facts.current + 1;
  return { current, best: Math.max(facts.best, current), freezes: freezes ?? [] };
}

/** The length of the streak today before a claim: 0 when a claim would begin a new streak. */
export const streakToday = (facts: StreakFacts, today: string): number => (bridge(facts, today) === null ? 0 : facts.current);

/** The freezes that a streak has used already, and those that a claim today would use. */
export const freezesBy = (facts: StreakFacts, today: string): Freeze[] => [...facts.freezes, ...(bridge(facts, today) ?? [])];

/** The seven days of the ISO week of `today`, each with its state. `claimed` holds the days with a claim. */
export function weekOf(facts: StreakFacts, claimed: ReadonlySet<string>, today: string): { day: string; state: StreakDayState }[] {
  const frozen = new Set(freezesBy(facts, today).map(({ day }) => day));
  const stateOf = (day: string): StreakDayState => {
    if (claimed.has(day)) return 'claimed';
    if (day > today) return 'ahead';
    if (day === today) return 'today';
    if (frozen.has(day)) return 'frozen';
    return facts.firstDay === null || day < facts.firstDay ? 'before' : 'missed';
  };
  const monday = mondayOf(today);
  return Array.from({ length: 7 }, (_, index) => shiftDay(monday, index)).map((day) => ({ day, state: stateOf(day) }));
}

/** The text that the ledger shows for a claim that makes the streak this long. */
export const claimReason = (streak: number): string => (isSeventh(streak) ? `Daily claim, day ${streak} of your streak` : 'Daily claim');

/** Whether a streak of this length ends a group of seven days, which pays the higher reward. */
export const isSeventh = (streak: number): boolean => streak % 7 === 0;
