import { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { defineJob } from '../jobs/job.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** Sends one mail of the table `mails`. Its attempts are for our own failures; the mail server's are counted in the row. */
export const sendMailJob = defineJob({ name: 'mail.send_mail', payload: z.object({ id: z.uuid() }), attempts: 5 });

/** One job per mail, however often it is asked for. */
export const enqueueMail = (outbox: Outbox, tx: Tx, id: string): Promise<void> =>
  outbox.enqueue(tx, sendMailJob, { id }, { queue: 'mail', jobId: `mail-${id}` });
