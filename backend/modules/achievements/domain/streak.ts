import type { StreakDayState } from '#contracts/rewards.ts';
import { mondayOf, shiftDay } from '#contracts/utc-days.ts';
import { daysBetween } from './utc-day.ts';

/** A missed day that the freeze of its ISO week bridges. Days are UTC days, weeks are named by their Monday. */
export interface Freeze {
  week: string;
  day: string;
}

export interface StreakFacts {
  /** Claims in a row up to the last one. */
  current: number;
  best: number;
  firstDay: string | null;
  lastDay: string | null;
  /** Used ones, at least those of the weeks since the last claim. */
  freezes: readonly Freeze[];
}

export interface NextStreak {
  current: number;
  best: number;
  /** What the claim uses up. */
  freezes: Freeze[];
}

// Two missed days in a row fall into two ISO weeks at best: no gap beyond that is ever bridged.
const LONGEST_GAP = 2;

/** The freezes that keep the streak over the days missed before `today`; null when it is broken. */
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

/** The streak after a claim today; a missed day is bridged once per ISO week and does not count. */
export function nextStreak(facts: StreakFacts, today: string): NextStreak {
  const freezes = bridge(facts, today);
  const current = freezes === null ? 1 : facts.current + 1;
  return { current, best: Math.max(facts.best, current), freezes: freezes ?? [] };
}

/** The streak as it stands today, before a claim: 0 when a claim would begin a new one. */
export const streakToday = (facts: StreakFacts, today: string): number => (bridge(facts, today) === null ? 0 : facts.current);

/** The freezes that today's claim would use, together with those used. */
export const freezesBy = (facts: StreakFacts, today: string): Freeze[] => [...facts.freezes, ...(bridge(facts, today) ?? [])];

/** The seven days of this ISO week. `claimed` are the claimed days of it. */
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

/** What the ledger says of a claim that made a streak of so many days. */
export const claimReason = (streak: number): string => (isSeventh(streak) ? `Daily claim, day ${streak} of your streak` : 'Daily claim');

/** Every seventh day of a streak. */
export const isSeventh = (streak: number): boolean => streak % 7 === 0;
