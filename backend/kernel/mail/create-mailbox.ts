import type { Clock } from '../clock.ts';
import type { Sealer } from '../crypto/sealed-text.ts';
import { rows } from '../db/raw.ts';
import { newId } from '../ids.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Mailbox } from './mail.ts';
import { enqueueMail } from './send-mail.job.ts';
import { mailPurpose } from './stored-mail.ts';

export interface MailboxDeps {
  clock: Clock;
  outbox: Outbox;
  sealer: Sealer;
}

/** A mailbox that seals emails in the database until they are sent, because a reset link opens an account. */
export const createMailbox = ({ clock, outbox, sealer }: MailboxDeps): Mailbox => ({
  async send(tx, { to, subject, text, action, unsubscribeUrl }) {
    const id = newId();
    const seal = (part: string): string => sealer.seal(part, mailPurpose(id));
    await rows(
      tx,
      'insert into mails (id, recipient_sealed, subject, body_sealed, created_at) values (?, ?, ?, ?, ?)',
      [id, to === null ? null : seal(to), subject, seal(JSON.stringify({ text, action: action ?? null, unsubscribeUrl: unsubscribeUrl ?? null })), clock.now()],
    );
    await enqueueMail(outbox, tx, id);
  },
});
