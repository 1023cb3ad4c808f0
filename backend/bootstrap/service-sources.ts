import { createSmtpTransport } from '#kernel/email/smtp-transport.ts';
import { freeBytes } from '#kernel/storage/free-bytes.ts';
import { storedAmount } from '#modules/media/index.ts';
import { pushFigures } from '#modules/messages/index.ts';
import type { ServiceSources } from '#modules/operations/index.ts';
import { webhookFigures } from '#modules/webhooks/index.ts';
import type { Services } from './services.ts';

const GREETING_MS = 3_000;

/** Host and port of an address, for administrators. The part before the host is left out, because it may contain a password. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'an address that cannot be read';
}

/** The facts about storage, mail, push and webhooks that administrators see, without passwords and keys. */
export function serviceSources({ config, storage }: Pick<Services, 'config' | 'storage'>): ServiceSources {
  const { smtpUrl, from } = config.email;
  const { s3, dir } = config.storage;
  const { webPush } = config.messages;
  const smtp = smtpUrl === null ? null : createSmtpTransport({ url: smtpUrl, from, timeoutMs: GREETING_MS });
  return {
    storage: {
      store: storage,
      kind: s3 === null ? 'disk' : 's3',
      place: s3 && `${s3.bucket} at ${s3.endpoint === null ? s3.region : hostOf(s3.endpoint)}`,
      freeBytes: s3 === null ? () => freeBytes(dir) : null,
      amount: storedAmount,
    },
    mail: { server: smtpUrl && hostOf(smtpUrl), from, greet: smtp && (() => smtp.check()) },
    push: { on: webPush !== null, hosts: webPush?.hosts ?? [], figures: pushFigures },
    webhooks: webhookFigures,
  };
}
