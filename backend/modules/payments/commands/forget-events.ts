import { DAY_MS } from '#contracts/durations.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PaymentsContext } from '../payments-context.ts';

/**
 * Days until a handled provider event is deleted: events hold names and addresses, and the provider repeats none after a few days
 * (docs/rules/payments.md#events-kept).
 */
const KEPT_MS = 90 * DAY_MS;
/** Failed provider events stay longer, so that administrators see them. */
const FAILED_KEPT_MS = 365 * DAY_MS;
const BATCH = 5_000;

const FORGET = `
  delete from stripe_events where event_id = any(array(
    select event_id from stripe_events
    where (received_at < :before and status in ('processed', 'ignored')) or (received_at < :longBefore and status = 'failed')
    order by received_at limit :batch)) returning 1 as gone`;

/** Maintenance: deletes old events of the provider in batches. A crash leaves the rest for the next turn. */
export async function forgetEvents({ db, clock }: Pick<PaymentsContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  const bindings = { before: new Date(now - KEPT_MS), longBefore: new Date(now - FAILED_KEPT_MS), batch: BATCH };
  for (;;) if ((await rows(db.knex, FORGET, bindings)).length < BATCH) return;
}
