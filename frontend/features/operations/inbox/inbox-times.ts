import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';

/** Until when a queue can be put aside, as ISO times; tomorrow begins at 9:00 of the reader's own clock. */
export function inboxTimes(now = Date.now()): { hour: string; tomorrow: string; week: string } {
  const tomorrow = new Date(now + DAY_MS);
  tomorrow.setHours(9, 0, 0, 0);
  return { hour: new Date(now + HOUR_MS).toISOString(), tomorrow: tomorrow.toISOString(), week: new Date(now + 7 * DAY_MS).toISOString() };
}
