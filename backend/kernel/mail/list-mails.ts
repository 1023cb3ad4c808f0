import type { Sealer } from '../crypto/sealed-text.ts';
import type { Connection } from '../db/database.ts';
import { rows } from '../db/raw.ts';
import { openBody, openRecipient } from './stored-mail.ts';
import type { MailBody } from './stored-mail.ts';

export type MailStatus = 'queued' | 'sent' | 'kept' | 'discarded' | 'failed';

export interface ListedMail {
  id: string;
  to: string | null;
  subject: string;
  body: MailBody | null;
  status: MailStatus;
  errorCode: string | null;
  createdAt: Date;
}

export interface ListMailsOptions {
  limit: number;
  /** Id of the last mail of the page before. */
  before?: string;
  /** Opens recipients and words; null leaves them sealed. */
  sealer: Sealer | null;
}

interface Row {
  id: string;
  recipient_sealed: string | null;
  subject: string;
  body_sealed: string | null;
  status: MailStatus;
  error_code: string | null;
  created_at: Date;
}

// Emails without a recipient exist only so that unknown addresses take as long. The list hides them, or it would tell which are unknown.
const PAGE = `
  select id, recipient_sealed, subject, body_sealed, status, error_code, created_at from mails
  where (recipient_sealed is not null or status in ('sent', 'failed')) and (:before::uuid is null or id < :before::uuid)
  order by id desc limit :limit`;

/** Stored mails, newest first. */
export async function listMails(connection: Connection, { limit, before, sealer }: ListMailsOptions): Promise<ListedMail[]> {
  const found = await rows<Row>(connection, PAGE, { limit, before: before ?? null });
  return found.map((row) => ({
    id: row.id,
    to: sealer && openRecipient(sealer, row.id, row.recipient_sealed),
    subject: row.subject,
    body: sealer && openBody(sealer, row.id, row.body_sealed),
    status: row.status,
    errorCode: row.error_code,
    createdAt: row.created_at,
  }));
}
