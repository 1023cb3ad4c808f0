import type { KernelConfig } from '#kernel/config/kernel-config.ts';
import { EMAIL_QUEUE } from '#kernel/jobs/job.ts';
import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import type { JobWorker, JobWorkerOptions } from '#kernel/jobs/worker.ts';
import { deliverEmail } from '#kernel/email/deliver-email.ts';
import type { DeliveryDeps } from '#kernel/email/deliver-email.ts';
import { sendEmailJob } from '#kernel/email/send-email.job.ts';
import { createSmtpTransport } from '#kernel/email/smtp-transport.ts';
import { sendDigestJob } from '#modules/messages/index.ts';
import type { NotificationChannels } from '#modules/messages/index.ts';

export interface EmailWorkerDeps extends Omit<DeliveryDeps, 'transport'> {
  config: Pick<KernelConfig, 'email' | 'environment'>;
  notificationChannels: Pick<NotificationChannels, 'sendDigest'>;
}

// The emails that are sent at once. They are few, because mail servers refuse many connections from one address.
const CONCURRENCY = 3;
const SEND_TIMEOUT_MS = 30_000;

/** Builds the worker that writes digests and sends emails. Without a mail server, emails stay in the local outbox. */
export function createEmailWorker({ config, notificationChannels, ...deps }: EmailWorkerDeps, options: Omit<JobWorkerOptions, 'queue' | 'handlers' | 'concurrency'>): JobWorker {
  const { smtpUrl, from } = config.email;
  if (smtpUrl === null && config.environment === 'production') {
    deps.log.warn('SMTP_URL is not set: emails stay in the local outbox and are not sent');
  }
  const transport = smtpUrl === null ? null : createSmtpTransport({ url: smtpUrl, from, timeoutMs: SEND_TIMEOUT_MS });
  return createWorker({
    ...options,
    queue: EMAIL_QUEUE,
    concurrency: CONCURRENCY,
    handlers: [handleJob(sendEmailJob, ({ id }) => deliverEmail({ ...deps, transport }, id)), handleJob(sendDigestJob, ({ userId }) => notificationChannels.sendDigest(userId))],
  });
}
