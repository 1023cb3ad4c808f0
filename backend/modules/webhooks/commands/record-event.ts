import type { WebhookCallType, WebhookEvent } from '#contracts/webhooks.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { EventMeta } from '#kernel/events/event.ts';
import { newId } from '#kernel/ids.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { WebhooksContext } from '../webhooks-context.ts';
import { enqueueCall } from '../webhooks.jobs.ts';

type Deps = Pick<WebhooksContext, 'clock' | 'outbox'>;

const LISTENING = 'select id from webhooks where user_id = :userId and off_reason is null and :type = any(events) order by id';

export interface Told {
  userId: string;
  type: WebhookEvent;
  /** The facts of the event for programs: ids, numbers and codes, without people's words and without sealed text. */
  data: object;
}

/** Queues a call of each of the member's webhooks that listen to this event, in the transaction of the subscriber (docs/rules/webhooks.md#events). */
export async function recordEvent(tx: Tx, deps: Deps, { userId, type, data }: Told, { eventId, occurredAt }: EventMeta): Promise<void> {
  const listening = await rows<{ id: string }>(tx, LISTENING, { userId, type });
  for (const { id } of listening) await insertCall(tx, deps, { webhookId: id, eventId, type, occurredAt, data });
}

export interface NewCall {
  webhookId: string;
  eventId: string;
  type: WebhookCallType;
  occurredAt: Date;
  data: object;
}

/** Stores a call of a webhook with the bytes that will be signed, and queues its job. Returns the call's id. */
export async function insertCall(tx: Tx, { clock, outbox }: Deps, { webhookId, eventId, type, occurredAt, data }: NewCall, enqueue: (outbox: Outbox, tx: Tx, id: string) => Promise<void> = enqueueCall): Promise<string> {
  const id = newId();
  const now = clock.now();
  const body = JSON.stringify({ id: eventId, type, createdAt: occurredAt.toISOString(), data });
  await tx('webhook_calls').insert({ id, webhook_id: webhookId, event_id: eventId, type, body, status: 'waiting', attempts: 0, next_at: now, created_at: now });
  await enqueue(outbox, tx, id);
  return id;
}
