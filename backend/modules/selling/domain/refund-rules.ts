import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { COOLDOWN_DAYS, REFUND_HOURS, REFUND_RUNS, REFUNDS_BEFORE_COOLDOWN } from '#contracts/selling.ts';
import type { Unlock } from '#contracts/selling.ts';

export type RefundRefusal = NonNullable<Unlock['refusal']>;

/** Facts about an unlock that decide whether its buyer can refund it. */
export interface RefundCase {
  refunded: boolean;
  /** Whether the prompt is taken down for a rule at this moment. */
  removed: boolean;
  unlockedAt: Date;
  /** How many runs since the unlock delivered something or have not ended. */
  runsSince: number;
  /** How many runs since the unlock failed on the provider's or our side, which a buyer cannot cause. */
  failures: number;
  /** How many refunds of any prompt this buyer had before, without those of prompts that were taken down. */
  refunds: number;
  lastRefundAt: Date | null;
}

/** The latest time at which the buyer may refund the unlock without asking a moderator. */
export const refundableUntil = (unlockedAt: Date): Date => new Date(unlockedAt.getTime() + REFUND_HOURS * HOUR_MS);

/** Why the buyer cannot refund an unlock now (docs/rules/selling.md#unlock-refund). Null when the buyer can. */
export function refundRefusalOf(unlock: RefundCase, now: Date): RefundRefusal | null {
  if (unlock.refunded) return 'already_refunded';
  if (unlock.removed) return null;
  const { refunds, lastRefundAt } = unlock;
  if (refunds >= REFUNDS_BEFORE_COOLDOWN && lastRefundAt && now.getTime() - lastRefundAt.getTime() < COOLDOWN_DAYS * DAY_MS) return 'cooldown';
  if (unlock.failures > 0 && unlock.runsSince === 0) return null;
  if (now >= refundableUntil(unlock.unlockedAt)) return 'too_late';
  return unlock.runsSince >= REFUND_RUNS ? 'too_many_runs' : null;
}
