import type { Sealer } from '#kernel/crypto/sealed-text.ts';

/** The kinds of email that one click can stop: all emails about messages, or digests alone. */
export type EmailKind = 'email' | 'digest';

export interface Unsubscribe {
  userId: string;
  kind: EmailKind;
}

const PURPOSE = 'unsubscribe';
const ADDRESS = '/api/unsubscribe/';

/** The address at which one person stops one kind of email. The encrypted token in it holds person and kind, so the database stores nothing. */
export const unsubscribeUrl = (sealer: Sealer, baseUrl: string, { userId, kind }: Unsubscribe): string =>
  `${baseUrl}${ADDRESS}${sealer.seal(`${kind}:${userId}`, PURPOSE)}`;

/** Person and kind of a token; null for a token that this server did not make, or that it made under another key. */
export function readUnsubscribeToken(sealer: Sealer, token: string): Unsubscribe | null {
  const [kind, userId] = sealer.open(token, PURPOSE)?.split(':') ?? [];
  return (kind === 'email' || kind === 'digest') && userId ? { kind, userId } : null;
}
