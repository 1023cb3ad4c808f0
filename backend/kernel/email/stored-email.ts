import type { Sealer } from '../crypto/sealed-text.ts';

/** The words of an email as they lie sealed in its row. */
export interface EmailBody {
  text: string;
  action: { label: string; url: string } | null;
  /** Absent in emails of before there was one. */
  unsubscribeUrl?: string | null;
}

/** Bound to the row: what is sealed for one email does not open in another. */
export const emailPurpose = (id: string): string => `email:${id}`;

/** Null when it was erased, or sealed under another key. */
export const openRecipient = (sealer: Sealer, id: string, sealed: string | null): string | null =>
  sealed === null ? null : sealer.open(sealed, emailPurpose(id));

/** Null when it was erased, or sealed under another key. */
export function openBody(sealer: Sealer, id: string, sealed: string | null): EmailBody | null {
  const opened = sealed === null ? null : sealer.open(sealed, emailPurpose(id));
  return opened === null ? null : (JSON.parse(opened) as EmailBody);
}
