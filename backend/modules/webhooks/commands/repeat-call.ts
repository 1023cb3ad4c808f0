import type { WebhookCall } from '#contracts/webhooks.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { findCall } from '../queries/list-calls.ts';
import { findWebhook } from '../queries/list-webhooks.ts';
import type { WebhooksContext } from '../webhooks-context.ts';
import { webhookIsOff } from '../webhooks.errors.ts';
import { enqueueCallNow } from '../webhooks.jobs.ts';
import { insertCall } from './record-event.ts';

type Deps = Pick<WebhooksContext, 'clock' | 'outbox'>;

async function ownAndOn(tx: Tx, { clock }: Deps, userId: string, id: string): Promise<void> {
  const { off } = await findWebhook(tx, clock, userId, id);
  if (off !== null) throw webhookIsOff();
}

// The statement leaves out a call that is being sent at this moment, because its worker decides about the next attempt.
const AGAIN = `
  update webhook_calls set status = 'waiting', next_at = :now, ended_at = null where id = :id and webhook_id = :webhookId and (claimed_until is null or claimed_until <= :now) returning id`;

/** Repeats a call of a webhook at once at its owner's request, with the same event id and body. @throws AppError not_found, webhook_off */
export async function repeatCall(tx: Tx, deps: Deps, userId: string, { id, callId }: { id: string; callId: string }): Promise<WebhookCall> {
  await ownAndOn(tx, deps, userId, id);
  const [again] = await rows<{ id: string }>(tx, AGAIN, { id: callId, webhookId: id, now: deps.clock.now() });
  if (again) await enqueueCallNow(deps.outbox, tx, callId);
  return findCall(tx, id, callId);
}

/** Calls a webhook with the test event `ping`, which reports nothing. @throws AppError not_found, webhook_off */
export async function pingWebhook(tx: Tx, deps: Deps, userId: string, id: string): Promise<WebhookCall> {
  await ownAndOn(tx, deps, userId, id);
  const callId = await insertCall(tx, deps, { webhookId: id, eventId: newId(), type: 'ping', occurredAt: deps.clock.now(), data: {} }, enqueueCallNow);
  return findCall(tx, id, callId);
}
