import type { Config } from '#kernel/config/config.ts';
import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import type { JobWorker, JobWorkerOptions } from '#kernel/jobs/worker.ts';
import { deliverMail } from '#kernel/mail/deliver-mail.ts';
import type { DeliveryDeps } from '#kernel/mail/deliver-mail.ts';
import { sendMailJob } from '#kernel/mail/send-mail.job.ts';
import { createSmtpTransport } from '#kernel/mail/smtp-transport.ts';
import { sendDigestJob } from '#modules/messages/index.ts';
import type { NotificationChannels } from '#modules/messages/index.ts';

export interface MailWorkerDeps extends Omit<DeliveryDeps, 'transport'> {
  config: Pick<Config, 'mail' | 'environment'>;
  notificationChannels: Pick<NotificationChannels, 'sendDigest'>;
}

// Mail servers refuse many connections from one address.
const CONCURRENCY = 3;
const SEND_TIMEOUT_MS = 30_000;

/** Writes digests and sends mails; without a mail server they stay in the local outbox. */
export function createMailWorker({ config, notificationChannels, ...deps }: MailWorkerDeps, options: Omit<JobWorkerOptions, 'queue' | 'handlers' | 'concurrency'>): JobWorker {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl === null && config.environment === 'production') {
    deps.log.warn('SMTP_URL is not set: mails stay in the local outbox and reach nobody');
  }
  const transport = smtpUrl === null ? null : createSmtpTransport({ url: smtpUrl, from, timeoutMs: SEND_TIMEOUT_MS });
  return createWorker({
    ...options,
    queue: 'mail',
    concurrency: CONCURRENCY,
    handlers: [handleJob(sendMailJob, ({ id }) => deliverMail({ ...deps, transport }, id)), handleJob(sendDigestJob, ({ userId }) => notificationChannels.sendDigest(userId))],
  });
}
