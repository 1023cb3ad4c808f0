import { mailPurpose } from '#kernel/mail/stored-mail.ts';
import type { TestApp } from './test-app.ts';

export interface ReadMail {
  subject: string;
  text: string;
  action: { label: string; url: string } | null;
  unsubscribeUrl?: string | null;
}

/** The mails written to an address, oldest first, unsealed. */
export async function readMails({ services: { db, sealer } }: TestApp, recipient: string): Promise<ReadMail[]> {
  const stored = await db.knex('mails').orderBy('created_at').orderBy('id').select<Record<'id' | 'recipient_sealed' | 'subject' | 'body_sealed', string>[]>();
  return stored
    .filter(({ id, recipient_sealed: sealed }) => sealed !== null && sealer.open(sealed, mailPurpose(id)) === recipient)
    .map(({ id, subject, body_sealed: body }) => ({ subject, ...(JSON.parse(sealer.open(body, mailPurpose(id))!) as Omit<ReadMail, 'subject'>) }));
}
