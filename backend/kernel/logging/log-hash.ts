import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Replaces an address or a name in the log by a keyed hash. Lines about the same one have the same hash, but without the server's secret it cannot be guessed
 * what was hashed.
 */
export type LogHash = (text: string) => string;

const LETTERS = 16;

/** HMAC-SHA-256 under a key derived from the server's secret, cut to 96 bits. */
export function createLogHash(secret: string): LogHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'conjure log', 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, LETTERS);
}
