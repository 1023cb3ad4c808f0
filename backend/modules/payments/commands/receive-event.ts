import { rows } from '#kernel/db/raw.ts';
import type { ProviderEvent } from '../ports/payment-events.port.ts';
import { PAYMENTS_QUEUE, processEventJob } from '../payments.jobs.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { badSignature } from '../payments.errors.ts';

const INSERT = `
  insert into stripe_events (event_id, type, object_id, payload, status, error, received_at) values (?, ?, ?, ?, ?, ?, ?)
  on conflict (event_id) do nothing returning event_id`;

/**
 * Stores a webhook event of the provider once and queues it. The server acknowledges it only after the commit
 * (docs/rules/payments.md#webhook-inbox). An event of another mode (test or live) has no effect.
 * @throws AppError bad_signature, without effect; rate_limited for an address that keeps trying
 */
export async function receiveEvent(context: PaymentsContext, body: Buffer, signature: string | undefined, address: string): Promise<void> {
  const { db, clock, outbox, failpoints } = context;
  const provider = providerOf(context);
  const event = await read(context, body, signature, address);
  failpoints.hit('webhook.before_insert');
  const foreign = event.live !== provider.live;
  await db.transaction(async (tx) => {
    const note = foreign ? `A ${event.live ? 'live' : 'test'} event, and this server is in ${provider.live ? 'live' : 'test'} mode.` : null;
    const row = [event.id, event.type, event.objectId, JSON.stringify(event.payload), foreign ? 'ignored' : 'pending', note, clock.now()];
    const added = await rows(tx, INSERT, row);
    if (added.length > 0 && !foreign) await outbox.enqueue(tx, processEventJob, { eventId: event.id }, { queue: PAYMENTS_QUEUE, jobId: `stripe-${event.id}`, priority: 0 });
  });
  failpoints.hit('webhook.after_insert');
}

async function read(context: PaymentsContext, body: Buffer, signature: string | undefined, address: string): Promise<ProviderEvent> {
  try {
    return providerOf(context).events.read(body, signature);
  } catch (error) {
    context.log.warn({ address, bytes: body.length, signed: signature !== undefined }, 'refused a webhook that the payment provider did not sign');
    await context.limits.take('payment', `webhook:${address}`);
    throw error instanceof Error ? error : badSignature(error);
  }
}
