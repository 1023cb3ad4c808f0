import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contracts/durations.ts';
import { TIME_LEFT } from './challenges.words.ts';

/** One number of a challenge's countdown, with its unit. */
export interface ClockPart {
  value: string;
  unit: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Returns the time until a moment (both in ms since the epoch) as three numbers. They are hours, minutes and seconds, or with two days or
 * more days, hours and minutes. Never below zero.
 */
export function clockParts(until: number, now: number): readonly ClockPart[] {
  const left = Math.max(0, until - now);
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  if (left >= 2 * DAY_MS) return [{ value: String(Math.floor(left / DAY_MS)), unit: TIME_LEFT.days }, { value: two(hours), unit: TIME_LEFT.hours }, { value: two(minutes), unit: TIME_LEFT.minutes }];
  return [{ value: two(Math.floor(left / HOUR_MS)), unit: TIME_LEFT.hours }, { value: two(minutes), unit: TIME_LEFT.minutes }, { value: two(Math.floor((left % MINUTE_MS) / SECOND_MS)), unit: TIME_LEFT.seconds }];
}

/** Writes the time until a moment (both in ms since the epoch) for cards: "2 d 4 h", "9 h 12 min", "4 min", "under a minute". */
export function shortTimeLeft(until: number, now: number): string {
  const left = Math.max(0, until - now);
  if (left < MINUTE_MS) return TIME_LEFT.underMinute;
  const [days, hours, minutes] = [Math.floor(left / DAY_MS), Math.floor((left % DAY_MS) / HOUR_MS), Math.floor((left % HOUR_MS) / MINUTE_MS)];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return hours < 12 && minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return `${minutes} min`;
}

/** Writes the time until a moment (both in ms since the epoch) in its largest unit alone, for narrow cards: "2 d", "9 h", "4 min". */
export function roughTimeLeft(until: number, now: number): string {
  const left = Math.max(0, until - now);
  const [unit, ms] = left >= DAY_MS ? ['d', DAY_MS] as const : left >= HOUR_MS ? ['h', HOUR_MS] as const : ['min', MINUTE_MS] as const;
  return left < MINUTE_MS ? TIME_LEFT.underMinute : `${Math.floor(left / ms)} ${unit}`;
}

/** Time in ms before a challenge closes from which its card shows the time left in red. */
export const SOON_MS = 12 * HOUR_MS;
