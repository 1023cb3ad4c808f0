import type { Sealer } from '#kernel/crypto/sealed-text.ts';

/** The kinds of email that one click can stop: all emails with messages, or digests only. */
export type EmailKind = 'email' | 'digest';

export interface Unsubscribe {
  userId: string;
  kind: EmailKind;
}

const PURPOSE = 'unsubscribe';
const ADDRESS = '/api/unsubscribe/';

/** Makes the address with which one person stops one kind of email. The encrypted token holds both, so the database stores nothing. */
export const unsubscribeUrl = (sealer: Sealer, baseUrl: string, { userId, kind }: Unsubscribe): string =>
  `${baseUrl}${ADDRESS}${sealer.seal(`${kind}:${userId}`, PURPOSE)}`;

/** Decrypts person and kind of an unsubscribe token. Null for a token that was not made by this server, or with another key. */
export function readUnsubscribeToken(sealer: Sealer, token: string): Unsubscribe | null {
  const [kind, userId] = sealer.open(token, PURPOSE)?.split(':') ?? [];
  return (kind === 'email' || kind === 'digest') && userId ? { kind, userId } : null;
}
