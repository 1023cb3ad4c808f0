import type { Tx } from '../db/database.ts';

/** One email in plain words; the template puts it into our look. */
export interface Email {
  /**
   * Null for an email without a recipient. It takes as long as an email with one, so that the answer does not tell whether an account
   * exists.
   */
  to: string | null;
  subject: string;
  /** Paragraphs divided by empty lines. */
  text: string;
  /** The email's only button. */
  action?: { label: string; url: string };
  /** One click at this address unsubscribes from emails of this kind (RFC 8058). It stands in the header and below the text. */
  unsubscribeUrl?: string;
}

/** The only way to send email: a row and a job of the transaction that has the reason for it. */
export interface EmailSender {
  send(tx: Tx, email: Email): Promise<void>;
}
