import { messagePath } from '#contracts/message-links.ts';
import type { Message } from '#contracts/messages.ts';
import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import type { Mail, Mailbox } from '#kernel/mail/mail.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { MessageListener } from '../commands/write-message.ts';
import { unsubscribeUrl } from './unsubscribe-token.ts';

export interface LetterDeps {
  sealer: Sealer;
  mailbox: Mailbox;
  identity: Pick<Identity, 'mailable'>;
  /** What links begin with, without a slash at the end. */
  linkBaseUrl: string;
}

/** Queues the email of an urgent message in the message's transaction: the email exists exactly when the message does. */
export const mailListener = (deps: LetterDeps): MessageListener => ({
  async onWritten(tx, { message, userId, channels }) {
    if (channels.email !== 'now') return;
    const reader = await deps.identity.mailable(tx, userId);
    if (reader !== null) await deps.mailbox.send(tx, messageMail(deps, userId, reader.email, message));
  },
});

const messageMail = ({ sealer, linkBaseUrl }: LetterDeps, userId: string, to: string, message: Message): Mail => ({
  to,
  subject: oneLine(message.subject),
  text: message.content,
  action: { label: 'Open in Conjure', url: linkBaseUrl + messagePath(message) },
  unsubscribeUrl: unsubscribeUrl(sealer, linkBaseUrl, { userId, kind: 'email' }),
});

/** A subject is one line, whatever stands in it. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
