import type { Unlock } from '#contracts/selling.ts';
import { refundableUntil, refundRefusalOf } from './domain/refund-rules.ts';
import type { RefundCase } from './domain/refund-rules.ts';
import type { UnlockRow } from './queries/unlock-rows.ts';

/** The facts that decide whether an unlock can be refunded. */
export const refundCase = (row: UnlockRow, removed: boolean, { runsSince, failures }: Pick<RefundCase, 'runsSince' | 'failures'>): RefundCase => ({
  refunded: row.status === 'refunded',
  removed,
  unlockedAt: row.unlocked_at,
  runsSince,
  failures,
  refunds: row.refunds,
  lastRefundAt: row.last_refund_at,
});

/** A time in the format in which Postgres writes it into JSON. */
const isoOf = (time: string): string => new Date(time).toISOString();

/** An unlock as its buyer sees it now. `removed` says that the prompt is taken down. */
export function presentUnlock(row: UnlockRow, now: Date, removed = false): Unlock {
  const refusal = refundRefusalOf(refundCase(row, removed, { runsSince: row.runs_since, failures: row.failures }), now);
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
    removed,
    request: row.request && { ...row.request, askedAt: isoOf(row.request.askedAt), answeredAt: row.request.answeredAt && isoOf(row.request.answeredAt) },
    mayAsk: refusal !== null && row.status === 'active' && row.paid > 0 && row.request === null,
  };
}
