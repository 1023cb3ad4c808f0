import type { Sealer } from '#kernel/crypto/sealed-text.ts';

/** What one click unsubscribes from: all emails about messages, or digests alone. */
export type EmailKind = 'email' | 'digest';

export interface Unsubscribe {
  userId: string;
  kind: EmailKind;
}

const PURPOSE = 'unsubscribe';
const ADDRESS = '/api/unsubscribe/';

/** Address at which one person unsubscribes from one kind of email. The database stores nothing of it: the sealed token holds person and kind. */
export const unsubscribeUrl = (sealer: Sealer, baseUrl: string, { userId, kind }: Unsubscribe): string =>
  `${baseUrl}${ADDRESS}${sealer.seal(`${kind}:${userId}`, PURPOSE)}`;

/** Null for a token that we did not make, or made under another key. */
export function readUnsubscribeToken(sealer: Sealer, token: string): Unsubscribe | null {
  const [kind, userId] = sealer.open(token, PURPOSE)?.split(':') ?? [];
  return (kind === 'email' || kind === 'digest') && userId ? { kind, userId } : null;
}
