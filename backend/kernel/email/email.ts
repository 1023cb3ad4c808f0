import type { Tx } from '../db/database.ts';

/** One email as plain words, before the template gives it the look of the product. */
export interface Email {
  /**
   * The address that gets the email. Null writes an email that goes nowhere but takes as long, so that the time of an answer does not tell
   * whether an account exists.
   */
  to: string | null;
  subject: string;
  /** The text of the email; empty lines separate its paragraphs. */
  text: string;
  /** The only button of the email. */
  action?: { label: string; url: string };
  /** An address where one click unsubscribes from emails of this kind (RFC 8058). The email has it in a header and below its text. */
  unsubscribeUrl?: string;
}

/** Sends emails. Each email is a row and a job in the caller's transaction, so it is sent only if that transaction commits. */
export interface EmailSender {
  send(tx: Tx, email: Email): Promise<void>;
}
