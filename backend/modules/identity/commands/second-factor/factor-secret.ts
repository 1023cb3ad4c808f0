import type { Sealer } from '#kernel/crypto/sealed-text.ts';

// Bound to its owner: a row copied to another account opens nothing.
const purpose = (userId: string): string => `second-factor:${userId}`;

/** Seals an authenticator's secret for the table. */
export const sealFactorSecret = (sealer: Sealer, userId: string, secret: string): string => sealer.seal(secret, purpose(userId));

/** Decrypts the secret, in base32. Null when it was encrypted for another person, or under another key of the server. */
export const openFactorSecret = (sealer: Sealer, userId: string, sealed: string): string | null => sealer.open(sealed, purpose(userId));
