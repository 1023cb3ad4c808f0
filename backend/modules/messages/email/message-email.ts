import { messagePath } from '#contracts/message-links.ts';
import type { Message } from '#contracts/messages.ts';
import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import type { Email, EmailSender } from '#kernel/email/email.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { NotificationChannel } from '../commands/write-message.ts';
import { emailContent, emailSubject } from './email-words.ts';
import { unsubscribeUrl } from './unsubscribe-token.ts';

export interface MessageEmailDeps {
  sealer: Sealer;
  emailSender: EmailSender;
  identity: Pick<Identity, 'emailable'>;
  /** The scheme and host of links in emails, without a slash at the end. */
  linkBaseUrl: string;
}

/** The notification channel that queues an email for an urgent message, in the message's transaction. So a message that rolls back sends no email. */
export const emailListener = (deps: MessageEmailDeps): NotificationChannel => ({
  async onWritten(tx, { message, userId, channels }) {
    if (channels.email !== 'now') return;
    const reader = await deps.identity.emailable(tx, userId);
    if (reader !== null) await deps.emailSender.send(tx, messageEmail(deps, userId, reader.email, message));
  },
});

const messageEmail = ({ sealer, linkBaseUrl }: MessageEmailDeps, userId: string, to: string, message: Message): Email => ({
  to,
  subject: emailSubject(message.subject),
  text: emailContent(message),
  action: { label: 'Open in Conjure', url: linkBaseUrl + messagePath(message) },
  unsubscribeUrl: unsubscribeUrl(sealer, linkBaseUrl, { userId, kind: 'email' }),
});
