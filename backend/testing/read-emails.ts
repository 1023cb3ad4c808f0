import { emailPurpose } from '#kernel/email/stored-email.ts';
import type { TestApp } from './test-app.ts';

export interface ReadEmail {
  subject: string;
  text: string;
  action: { label: string; url: string } | null;
  unsubscribeUrl?: string | null;
}

/** Decrypts the emails that were written to an address, oldest first. */
export async function readEmails({ services: { db, sealer } }: TestApp, recipient: string): Promise<ReadEmail[]> {
  const stored = await db.knex('emails').orderBy('created_at').orderBy('id').select<Record<'id' | 'recipient_sealed' | 'subject' | 'body_sealed', string>[]>();
  return stored
    .filter(({ id, recipient_sealed: sealed }) => sealed !== null && sealer.open(sealed, emailPurpose(id)) === recipient)
    .map(({ id, subject, body_sealed: body }) => ({ subject, ...(JSON.parse(sealer.open(body, emailPurpose(id))!) as Omit<ReadEmail, 'subject'>) }));
}
