import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import type { Tx } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import { defineJob } from '#kernel/jobs/job.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';

/** Slow programs of members delay no other job. */
export const WEBHOOKS_QUEUE = 'webhooks';

/** One call of one webhook. Its attempts are for our own failures; those of the other side are counted in the row. `asked`: its owner waits, so it does not wait for the webhook to recover. */
export const callWebhookJob = defineJob({ name: 'webhooks.call', payload: z.object({ id, asked: z.optional(z.boolean()) }), attempts: 5 });

/** Queues the job of a call, due after `delayMs`. If the job exists already, nothing changes. */
export const enqueueCall = (outbox: Outbox, tx: Tx, id: string, delayMs = 0): Promise<void> =>
  outbox.enqueue(tx, callWebhookJob, { id }, { queue: WEBHOOKS_QUEUE, jobId: `webhook-${id}`, delayMs });

/** Queues a second job for a call at once, beside the one that may wait for days. The claim lets only one of the jobs send the call. */
export const enqueueCallNow = (outbox: Outbox, tx: Tx, id: string): Promise<void> =>
  outbox.enqueue(tx, callWebhookJob, { id, asked: true }, { queue: WEBHOOKS_QUEUE, jobId: `webhook-${id}-${newId()}` });
