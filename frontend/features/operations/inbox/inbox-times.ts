import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';

/** Returns the times (ISO) until which staff can hide a queue of the inbox: in an hour, at 9:00 tomorrow on the user's clock, in a week. */
export function inboxTimes(now = Date.now()): { hour: string; tomorrow: string; week: string } {
  const tomorrow = new Date(now + DAY_MS);
  tomorrow.setHours(9, 0, 0, 0);
  return { hour: new Date(now + HOUR_MS).toISOString(), tomorrow: tomorrow.toISOString(), week: new Date(now + 7 * DAY_MS).toISOString() };
}
