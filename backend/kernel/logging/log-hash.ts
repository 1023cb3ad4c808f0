import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Replaces an address or a name in the log by a keyed hash. Equal texts have equal hashes, but without the server's secret the hashed text cannot be
 * guessed.
 */
export type LogHash = (text: string) => string;

const LETTERS = 16;

/** Makes the hashes for the log: HMAC-SHA-256 under a key derived from the server's secret, cut to 96 bits. */
export function createLogHash(secret: string): LogHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'conjure log', 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, LETTERS);
}
