import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { COOLDOWN_DAYS, REFUND_HOURS, REFUND_RUNS, REFUNDS_BEFORE_COOLDOWN } from '#contracts/selling.ts';
import type { Unlock } from '#contracts/selling.ts';

export type RefundRefusal = NonNullable<Unlock['refusal']>;

/** What a refund depends on. */
export interface RefundCase {
  refunded: boolean;
  /** The prompt was taken down for a rule, and still is. */
  removed: boolean;
  unlockedAt: Date;
  /** Runs asked for since the unlock that delivered something or are under way. */
  runsSince: number;
  /** Runs asked for since the unlock that failed on the provider's or our side: nothing that a runner can bring about. */
  failures: number;
  /** Refunds of this person, of any prompt, those of removed prompts left out. */
  refunds: number;
  lastRefundAt: Date | null;
}

/** The instant up to which an unlock is given back without a question. */
export const refundableUntil = (unlockedAt: Date): Date => new Date(unlockedAt.getTime() + REFUND_HOURS * HOUR_MS);

/** Why the buyer cannot take an unlock back now (docs/rules/selling.md#unlock-refund). Null when they can. */
export function refundRefusalOf(unlock: RefundCase, now: Date): RefundRefusal | null {
  if (unlock.refunded) return 'already_refunded';
  if (unlock.removed) return null;
  const { refunds, lastRefundAt } = unlock;
  if (refunds >= REFUNDS_BEFORE_COOLDOWN && lastRefundAt && now.getTime() - lastRefundAt.getTime() < COOLDOWN_DAYS * DAY_MS) return 'cooldown';
  if (unlock.failures > 0 && unlock.runsSince === 0) return null;
  if (now >= refundableUntil(unlock.unlockedAt)) return 'too_late';
  return unlock.runsSince >= REFUND_RUNS ? 'too_many_runs' : null;
}
