import type { Sealer } from '#kernel/crypto/sealed-text.ts';

// The authenticator's secret is encrypted together with the owner's id, so that a row that is copied to another account cannot be decrypted.
const purpose = (userId: string): string => `second-factor:${userId}`;

/** Encrypts an authenticator's secret before it is stored. */
export const sealFactorSecret = (sealer: Sealer, userId: string, secret: string): string => sealer.seal(secret, purpose(userId));

/** Decrypts an authenticator's secret, in base32. Null when it was encrypted for another person, or under another key of the server. */
export const openFactorSecret = (sealer: Sealer, userId: string, sealed: string): string | null => sealer.open(sealed, purpose(userId));
