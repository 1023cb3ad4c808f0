import { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { defineJob, EMAIL_QUEUE } from '../jobs/job.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** Sends one email of the table `emails`. Its attempts are for our own failures; the mail server's are counted in the row. */
export const sendEmailJob = defineJob({ name: 'email.send_email', payload: z.object({ id: z.uuid() }), attempts: 5 });

/** One job per email, however often it is asked for. */
export const enqueueEmail = (outbox: Outbox, tx: Tx, id: string): Promise<void> =>
  outbox.enqueue(tx, sendEmailJob, { id }, { queue: EMAIL_QUEUE, jobId: `email-${id}` });
