import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import type { Tx } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import { defineJob } from '#kernel/jobs/job.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';

/** Webhook calls have a queue of their own, so that slow programs of members delay no other job. */
export const WEBHOOKS_QUEUE = 'webhooks';

/**
 * One call of a webhook. The job's attempts are for our own failures; failures of the member's program are counted in the row. `asked`: the
 * owner requested it, so it is sent even while the webhook fails.
 */
export const callWebhookJob = defineJob({ name: 'webhooks.call', payload: z.object({ id, asked: z.optional(z.boolean()) }), attempts: 5 });

/** Queues the job of a webhook call, due after `delayMs`. If the job exists already, nothing changes. */
export const enqueueCall = (outbox: Outbox, tx: Tx, id: string, delayMs = 0): Promise<void> =>
  outbox.enqueue(tx, callWebhookJob, { id }, { queue: WEBHOOKS_QUEUE, jobId: `webhook-${id}`, delayMs });

/** Queues a second job at once for a webhook call, beside the first job, which may wait for days. The claim lets only one of the two send the call. */
export const enqueueCallNow = (outbox: Outbox, tx: Tx, id: string): Promise<void> =>
  outbox.enqueue(tx, callWebhookJob, { id, asked: true }, { queue: WEBHOOKS_QUEUE, jobId: `webhook-${id}-${newId()}` });
