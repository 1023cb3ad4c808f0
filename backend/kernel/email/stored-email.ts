import type { Sealer } from '../crypto/sealed-text.ts';

/** The words of an email as they lie sealed in its row. */
export interface EmailBody {
  text: string;
  action: { label: string; url: string } | null;
  /** Left out in emails that were stored before this field existed. */
  unsubscribeUrl?: string | null;
}

/** Sealed texts are bound to their email: they cannot be opened for another one. */
export const emailPurpose = (id: string): string => `email:${id}`;

/** The recipient's address; null when it was erased, or sealed under another key. */
export const openRecipient = (sealer: Sealer, id: string, sealed: string | null): string | null =>
  sealed === null ? null : sealer.open(sealed, emailPurpose(id));

/** The words of the email; null when they were erased, or sealed under another key. */
export function openBody(sealer: Sealer, id: string, sealed: string | null): EmailBody | null {
  const opened = sealed === null ? null : sealer.open(sealed, emailPurpose(id));
  return opened === null ? null : (JSON.parse(opened) as EmailBody);
}
