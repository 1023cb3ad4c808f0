import { WEBHOOK_OFF_DAYS } from '#contracts/webhooks.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';

/**
 * The waits in ms after each failed attempt at a webhook call (docs/rules/webhooks.md#retries). Their sum is just longer than the days after
 * which the webhook is switched off.
 */
export const RETRY_MS: readonly number[] = [30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, 24 * HOUR_MS, 26 * HOUR_MS];
/** A random time of up to this share is added to each wait. Calls that failed at the same moment are then repeated at different moments. */
const JITTER = 0.1;

/** The shortest wait in ms after so many failed attempts at a webhook call; null when no attempt follows. */
export const waitAfter = (failures: number): number | null => RETRY_MS[failures - 1] ?? null;

/** The wait of one webhook call in ms, with its random part. */
export const withJitter = (wait: number): number => Math.round(wait * (1 + Math.random() * JITTER));

/** Whether a webhook that has failed since `since` must be switched off now. */
export const failedTooLong = (since: Date, now: Date): boolean => now.getTime() - since.getTime() >= WEBHOOK_OFF_DAYS * DAY_MS;
