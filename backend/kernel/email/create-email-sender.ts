import type { Clock } from '../clock.ts';
import type { Sealer } from '../crypto/sealed-text.ts';
import { rows } from '../db/raw.ts';
import { newId } from '../ids.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { EmailSender } from './email.ts';
import { enqueueEmail } from './send-email.job.ts';
import { emailPurpose } from './stored-email.ts';

export interface EmailSenderDeps {
  clock: Clock;
  outbox: Outbox;
  sealer: Sealer;
}

/** Builds the sender of emails. It seals them in the database until they are sent, because a reset link opens an account. */
export const createEmailSender = ({ clock, outbox, sealer }: EmailSenderDeps): EmailSender => ({
  async send(tx, { to, subject, text, action, unsubscribeUrl }) {
    const id = newId();
    const seal = (part: string): string => sealer.seal(part, emailPurpose(id));
    await rows(
      tx,
      'insert into emails (id, recipient_sealed, subject, body_sealed, created_at) values (?, ?, ?, ?, ?)',
      [id, to === null ? null : seal(to), subject, seal(JSON.stringify({ text, action: action ?? null, unsubscribeUrl: unsubscribeUrl ?? null })), clock.now()],
    );
    await enqueueEmail(outbox, tx, id);
  },
});
