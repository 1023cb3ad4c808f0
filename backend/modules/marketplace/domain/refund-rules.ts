import { COOLDOWN_DAYS, REFUND_HOURS, REFUND_RUNS, REFUNDS_BEFORE_COOLDOWN } from '#contracts/selling.ts';
import type { Unlock } from '#contracts/selling.ts';

export type RefundRefusal = NonNullable<Unlock['refusal']>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What a refund depends on. */
export interface RefundCase {
  refunded: boolean;
  unlockedAt: Date;
  /** Runs asked for since the unlock, those left out that brought nothing. */
  runsSince: number;
  /** This person's finished runs of the prompt, whenever. */
  attempts: number;
  successes: number;
  /** Refunds of this person, of any prompt. */
  refunds: number;
  lastRefundAt: Date | null;
}

/** The instant up to which an unlock is given back without a question. */
export const refundableUntil = (unlockedAt: Date): Date => new Date(unlockedAt.getTime() + REFUND_HOURS * HOUR_MS);

/** Why an unlock is not given back now (screens.md S6); null when it is. */
export function refundRefusalOf(unlock: RefundCase, now: Date): RefundRefusal | null {
  if (unlock.refunded) return 'already_refunded';
  const { refunds, lastRefundAt } = unlock;
  if (refunds >= REFUNDS_BEFORE_COOLDOWN && lastRefundAt && now.getTime() - lastRefundAt.getTime() < COOLDOWN_DAYS * DAY_MS) return 'cooldown';
  if (unlock.attempts > 0 && unlock.successes === 0) return null;
  if (now >= refundableUntil(unlock.unlockedAt)) return 'too_late';
  return unlock.runsSince >= REFUND_RUNS ? 'too_many_runs' : null;
}
