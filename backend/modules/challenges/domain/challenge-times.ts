import type { ChallengeState } from '#contracts/challenges.ts';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { dayStart, mondayOf } from '#contracts/utc-days.ts';

/* When challenges open, close, are voted on and are paid (docs/rules/challenges.md#times). */

export interface ChallengeTimes {
  opensAt: Date;
  closesAt: Date;
  votingEndsAt: Date;
  resultsAt: Date;
  /** When prizes are paid. */
  paidAt: Date;
}

/** Time between the end of the voting and the results, and time between the results and the payment of prizes. */
const JUDGING_MS = 4 * HOUR_MS;
const PAID_AFTER_MS = DAY_MS;
/** A weekly takes entries from Monday to Friday, and votes on Saturday and Sunday. */
const WEEKLY_ENTRY_DAYS = 5;
const WEEKLY_VOTING_DAYS = 2;

/** Times of a challenge that opens at this moment, for so many days of entries and votes. */
export function timesFrom(opensAt: Date, entryDays: number, votingDays: number): ChallengeTimes {
  const at = (ms: number) => new Date(opensAt.getTime() + ms);
  const votingEnds = (entryDays + votingDays) * DAY_MS;
  return { opensAt, closesAt: at(entryDays * DAY_MS), votingEndsAt: at(votingEnds), resultsAt: at(votingEnds + JUDGING_MS), paidAt: at(votingEnds + JUDGING_MS + PAID_AFTER_MS) };
}

/** The daily of a UTC day, such as `2026-11-21`. */
export const dailyTimes = (day: string): ChallengeTimes => timesFrom(new Date(dayStart(day)), 1, 1);
/** The weekly of the week that begins on this Monday. */
export const weeklyTimes = (monday: string): ChallengeTimes => timesFrom(new Date(dayStart(monday)), WEEKLY_ENTRY_DAYS, WEEKLY_VOTING_DAYS);

const ROTATION: readonly ContentType[] = ['text', 'image', 'text', 'image', 'video'];
const turn = (n: number): ContentType => ROTATION[((n % ROTATION.length) + ROTATION.length) % ROTATION.length] ?? 'text';

/** The type of a day's challenge. */
export const typeOfDay = (day: string): ContentType => turn(dayStart(day) / DAY_MS);
/** The type of a week's challenge. */
export const typeOfWeek = (monday: string): ContentType => turn(Math.round(dayStart(mondayOf(monday)) / (7 * DAY_MS)));

/**
 * The state of a challenge by the time alone, so that nothing waits for a worker that is late. Only a worker completes a challenge, and
 * only a decision cancels one.
 */
export function stateAt({ opensAt, closesAt, votingEndsAt }: ChallengeTimes, stored: ChallengeState, now: Date): ChallengeState {
  if (stored === 'completed' || stored === 'cancelled') return stored;
  if (now < opensAt) return 'scheduled';
  if (now < closesAt) return 'active';
  return now < votingEndsAt ? 'voting' : 'judging';
}
