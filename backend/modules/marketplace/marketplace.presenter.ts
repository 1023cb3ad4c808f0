import type { Unlock } from '#contracts/selling.ts';
import { refundableUntil, refundRefusalOf } from './domain/refund-rules.ts';
import type { RefundCase } from './domain/refund-rules.ts';
import type { UnlockRow } from './queries/unlock-rows.ts';

/** What a refund of this unlock depends on. */
export const refundCase = (row: UnlockRow): RefundCase => ({
  refunded: row.status === 'refunded',
  unlockedAt: row.unlocked_at,
  runsSince: row.runs_since,
  attempts: row.attempts,
  successes: row.successes,
  refunds: row.refunds,
  lastRefundAt: row.last_refund_at,
});

/** An unlock as its buyer sees it at this moment. */
export function presentUnlock(row: UnlockRow, now: Date): Unlock {
  const refusal = refundRefusalOf(refundCase(row), now);
  return {
    id: row.id,
    promptId: row.prompt_id,
    version: row.version_no,
    price: row.price,
    credit: row.credit,
    paid: row.paid,
    status: row.status,
    unlockedAt: row.unlocked_at.toISOString(),
    runsSince: row.runs_since,
    refundable: refusal === null,
    refusal,
    refundableUntil: refundableUntil(row.unlocked_at).toISOString(),
  };
}
