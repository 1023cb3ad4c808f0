import type { ChallengeState } from '#contracts/challenges.ts';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { dayStart, mondayOf } from '#contracts/utc-days.ts';

/* The times at which a challenge opens, closes, ends its voting, shows results and pays (docs/rules/challenges.md#times). */

export interface ChallengeTimes {
  opensAt: Date;
  closesAt: Date;
  votingEndsAt: Date;
  resultsAt: Date;
  /** The time at which the worker pays the prizes. */
  paidAt: Date;
}

/** How long after the end of the voting the results come, and how long after the results the prizes are paid. */
const JUDGING_MS = 4 * HOUR_MS;
const PAID_AFTER_MS = DAY_MS;
/** A weekly takes entries from Monday to Friday, and votes on Saturday and Sunday. */
const WEEKLY_ENTRY_DAYS = 5;
const WEEKLY_VOTING_DAYS = 2;

/** Computes all times of a challenge from its opening and the number of days for entries and votes. */
export function timesFrom(opensAt: Date, entryDays: number, votingDays: number): ChallengeTimes {
  const at = (ms: number) => new Date(opensAt.getTime() + ms);
  const votingEnds = (entryDays + votingDays) * DAY_MS;
  return { opensAt, closesAt: at(entryDays * DAY_MS), votingEndsAt: at(votingEnds), resultsAt: at(votingEnds + JUDGING_MS), paidAt: at(votingEnds + JUDGING_MS + PAID_AFTER_MS) };
}

/** Computes the times of the daily challenge of a UTC day, such as `2026-11-21`. */
export const dailyTimes = (day: string): ChallengeTimes => timesFrom(new Date(dayStart(day)), 1, 1);
/** Computes the times of the weekly challenge that opens on this Monday. */
export const weeklyTimes = (monday: string): ChallengeTimes => timesFrom(new Date(dayStart(monday)), WEEKLY_ENTRY_DAYS, WEEKLY_VOTING_DAYS);

const ROTATION: readonly ContentType[] = ['text', 'image', 'text', 'image', 'video'];
const turn = (n: number): ContentType => ROTATION[((n % ROTATION.length) + ROTATION.length) % ROTATION.length] ?? 'text';

/** The content type of the daily challenge of a UTC day. */
export const typeOfDay = (day: string): ContentType => turn(dayStart(day) / DAY_MS);
/** The content type of the weekly challenge that opens on this Monday. */
export const typeOfWeek = (monday: string): ContentType => turn(Math.round(dayStart(mondayOf(monday)) / (7 * DAY_MS)));

/**
 * Computes the state of a challenge from the clock, so that a late worker delays no opening or close. Only the worker completes a challenge,
 * and only a person cancels one.
 */
export function stateAt({ opensAt, closesAt, votingEndsAt }: ChallengeTimes, stored: ChallengeState, now: Date): ChallengeState {
  if (stored === 'completed' || stored === 'cancelled') return stored;
  if (now < opensAt) return 'scheduled';
  if (now < closesAt) return 'active';
  return now < votingEndsAt ? 'voting' : 'judging';
}
