import { DAY_MS } from '#contracts/durations.ts';
import { utcDay } from '#contracts/utc-days.ts';

/** The day (UTC) of an ISO time as the date field holds it, "2026-11-21"; null for no end. */
export const dayOf = (iso: string | null): string | null => iso?.slice(0, 10) ?? null;

/** The last day (UTC) on which a slot that ends at this ISO time is shown; null for no end. */
export const lastDayOf = (until: string | null): string | null => until && utcDay(Date.parse(until) - 1);

/** Midnight (UTC) at the start of a day, as ISO time. */
export const startOf = (day: string): string => `${day}T00:00:00.000Z`;

/** Midnight (UTC) after a day, as ISO time, because a slot is shown until the end of its last day. */
export const endOf = (day: string | null): string | null => day && new Date(Date.parse(startOf(day)) + DAY_MS).toISOString();
