import { rows } from '#kernel/db/raw.ts';
import { PAYMENTS_QUEUE, processEventJob } from '../payments.jobs.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { applyEvent } from './apply-event.ts';

interface EventRow {
  event_id: string;
  type: string;
  status: 'pending' | 'processed' | 'ignored' | 'failed';
  attempts: number;
  payload: { data: { object: Record<string, unknown> } };
}

/**
 * Handles one stored event of the provider once (docs/rules/payments.md#event-retries). A failure is stored with the event and tried again
 * later, so it blocks no other event.
 */
export async function handleProviderEvent(context: PaymentsContext, eventId: string): Promise<void> {
  const { db, clock, log } = context;
  const [event] = await rows<EventRow>(db.knex, 'select event_id, type, status, attempts, payload from stripe_events where event_id = ?', [eventId]);
  if (!event || event.status === 'processed' || event.status === 'ignored') return;
  try {
    const applied = await applyEvent(context, event.type, event.payload.data.object);
    await rows(
      db.knex,
      'update stripe_events set status = ?, attempts = attempts + 1, error = null, next_try_at = null, processed_at = ? where event_id = ?',
      [applied ? 'processed' : 'ignored', clock.now(), eventId],
    );
  } catch (error) {
    log.error({ err: error, eventId, type: event.type }, 'payment event failed');
    await keepForLater(context, event, error);
  }
}

async function keepForLater({ db, clock, outbox, options }: PaymentsContext, { event_id: eventId, attempts }: EventRow, error: unknown): Promise<void> {
  const { retryEventsMs, eventTries } = options;
  const delayMs = retryEventsMs[Math.min(attempts, retryEventsMs.length - 1)] ?? 0;
  const again = attempts + 1 < eventTries;
  await db.transaction(async (tx) => {
    await rows(tx, `update stripe_events set status = 'failed', attempts = attempts + 1, error = ?, next_try_at = ? where event_id = ?`, [
      error instanceof Error ? error.message.slice(0, 1_000) : 'unknown',
      again ? new Date(clock.now().getTime() + delayMs) : null,
      eventId,
    ]);
    if (again) await outbox.enqueue(tx, processEventJob, { eventId }, { queue: PAYMENTS_QUEUE, jobId: `stripe-${eventId}-${attempts + 1}`, priority: 0, delayMs });
  });
}
