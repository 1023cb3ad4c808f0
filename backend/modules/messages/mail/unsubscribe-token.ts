import type { Sealer } from '#kernel/crypto/sealed-text.ts';

/** What one click ends: every letter about messages, or digests alone. */
export type LetterKind = 'email' | 'digest';

export interface Unsubscribe {
  userId: string;
  kind: LetterKind;
}

const PURPOSE = 'unsubscribe';
const ADDRESS = '/api/unsubscribe/';

/** Address at which one person ends one kind of letter. Nothing is kept of it: the token holds what it is for, sealed. */
export const unsubscribeUrl = (sealer: Sealer, baseUrl: string, { userId, kind }: Unsubscribe): string =>
  `${baseUrl}${ADDRESS}${sealer.seal(`${kind}:${userId}`, PURPOSE)}`;

/** Null for a token that we did not make, or made under another key. */
export function readUnsubscribeToken(sealer: Sealer, token: string): Unsubscribe | null {
  const [kind, userId] = sealer.open(token, PURPOSE)?.split(':') ?? [];
  return (kind === 'email' || kind === 'digest') && userId ? { kind, userId } : null;
}
