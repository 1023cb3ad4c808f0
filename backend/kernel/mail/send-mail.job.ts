import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Sends one mail of the table `mails`. */
export const sendMailJob = defineJob({ name: 'mail.send_mail', payload: z.object({ id: z.uuid() }), attempts: 5 });
