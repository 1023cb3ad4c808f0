import { WEBHOOK_OFF_DAYS } from '#contracts/webhooks.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';

/** Waits in ms after each failed attempt (docs/rules/webhooks.md#retries). Together they are just longer than the days after which a webhook is switched off. */
export const RETRY_MS: readonly number[] = [30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, 24 * HOUR_MS, 26 * HOUR_MS];
/** Adds a random time to a wait, up to this share of it. Calls that failed at the same moment are then not repeated at the same moment. */
const JITTER = 0.1;

/** The shortest wait in ms after so many failed attempts; null when no attempt follows. */
export const waitAfter = (failures: number): number | null => RETRY_MS[failures - 1] ?? null;

/** The wait of one call, in ms. */
export const withJitter = (wait: number): number => Math.round(wait * (1 + Math.random() * JITTER));

/** Whether a webhook that has failed since `since` is switched off now. */
export const failedTooLong = (since: Date, now: Date): boolean => now.getTime() - since.getTime() >= WEBHOOK_OFF_DAYS * DAY_MS;
