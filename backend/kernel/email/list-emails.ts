import type { Sealer } from '../crypto/sealed-text.ts';
import type { Connection } from '../db/database.ts';
import { rows } from '../db/raw.ts';
import { openBody, openRecipient } from './stored-email.ts';
import type { EmailBody } from './stored-email.ts';

export type EmailStatus = 'queued' | 'sent' | 'kept' | 'discarded' | 'failed';

export interface ListedEmail {
  id: string;
  to: string | null;
  subject: string;
  body: EmailBody | null;
  status: EmailStatus;
  errorCode: string | null;
  createdAt: Date;
}

export interface ListEmailsOptions {
  limit: number;
  /** The id of the last email on the page before; left out for the first page of the list. */
  before?: string;
  /** Decrypts recipients and texts of the listed emails; null leaves them out. */
  sealer: Sealer | null;
}

interface Row {
  id: string;
  recipient_sealed: string | null;
  subject: string;
  body_sealed: string | null;
  status: EmailStatus;
  error_code: string | null;
  created_at: Date;
}

// Emails without a recipient exist only so that unknown addresses take as long. The list hides them, or it would tell which are unknown.
const PAGE = `
  select id, recipient_sealed, subject, body_sealed, status, error_code, created_at from emails
  where (recipient_sealed is not null or status in ('sent', 'failed')) and (:before::uuid is null or id < :before::uuid)
  order by id desc limit :limit`;

/** Lists stored emails, newest first. */
export async function listEmails(connection: Connection, { limit, before, sealer }: ListEmailsOptions): Promise<ListedEmail[]> {
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
