import type { Sealer } from '../crypto/sealed-text.ts';

/** The words of a mail as they lie sealed in its row. */
export interface MailBody {
  text: string;
  action: { label: string; url: string } | null;
  /** Absent in mails of before there was one. */
  unsubscribeUrl?: string | null;
}

/** Bound to the row: what is sealed for one mail does not open in another. */
export const mailPurpose = (id: string): string => `mail:${id}`;

/** Null when it was erased, or sealed under another key. */
export const openRecipient = (sealer: Sealer, id: string, sealed: string | null): string | null =>
  sealed === null ? null : sealer.open(sealed, mailPurpose(id));

/** Null when it was erased, or sealed under another key. */
export function openBody(sealer: Sealer, id: string, sealed: string | null): MailBody | null {
  const opened = sealed === null ? null : sealer.open(sealed, mailPurpose(id));
  return opened === null ? null : (JSON.parse(opened) as MailBody);
}
