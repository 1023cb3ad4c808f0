import { DAY_MS } from '#contracts/durations.ts';
import { utcDay } from '#contracts/utc-days.ts';

/** Converts an ISO time to its UTC day as the date field holds it, "2026-11-21"; null for no end. */
export const dayOf = (iso: string | null): string | null => iso?.slice(0, 10) ?? null;

/** Converts the end of a featured prompt (ISO time) to the last UTC day on which it is shown; null for no end. */
export const lastDayOf = (until: string | null): string | null => until && utcDay(Date.parse(until) - 1);

/** Returns midnight UTC at the start of a day, as ISO time. */
export const startOf = (day: string): string => `${day}T00:00:00.000Z`;

/** Returns midnight UTC after a day, as ISO time, because a featured prompt is shown until the end of its last day. */
export const endOf = (day: string | null): string | null => day && new Date(Date.parse(startOf(day)) + DAY_MS).toISOString();
