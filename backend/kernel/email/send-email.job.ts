import { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { defineJob, EMAIL_QUEUE } from '../jobs/job.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** The job that sends one email of the table `emails`. Its attempts count failures of our own; failures of the mail server are counted in the email's row. */
export const sendEmailJob = defineJob({ name: 'email.send_email', payload: z.object({ id: z.uuid() }), attempts: 5 });

/** Queues one job for an email. Its id comes from the email, so a second call while the job waits adds nothing. */
export const enqueueEmail = (outbox: Outbox, tx: Tx, id: string): Promise<void> =>
  outbox.enqueue(tx, sendEmailJob, { id }, { queue: EMAIL_QUEUE, jobId: `email-${id}` });
