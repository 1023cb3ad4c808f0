import type { Sealer } from '../crypto/sealed-text.ts';

/** The words of an email, as they are sealed in its row. */
export interface EmailBody {
  text: string;
  action: { label: string; url: string } | null;
  /** The address to unsubscribe from the email's kind; absent in emails that were stored before this field existed. */
  unsubscribeUrl?: string | null;
}

/** The purpose for which an email's texts are sealed. It contains the email's id, so they cannot be opened as those of another email. */
export const emailPurpose = (id: string): string => `email:${id}`;

/** Decrypts an email's recipient; null when it was erased, or sealed under another key. */
export const openRecipient = (sealer: Sealer, id: string, sealed: string | null): string | null =>
  sealed === null ? null : sealer.open(sealed, emailPurpose(id));

/** Decrypts the words of an email; null when they were erased, or sealed under another key. */
export function openBody(sealer: Sealer, id: string, sealed: string | null): EmailBody | null {
  const opened = sealed === null ? null : sealer.open(sealed, emailPurpose(id));
  return opened === null ? null : (JSON.parse(opened) as EmailBody);
}
