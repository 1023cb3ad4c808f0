import { createHash } from 'node:crypto';
import { randomLetters } from '#kernel/ids.ts';

/** The number of recovery codes that an account gets at a time. */
const RECOVERY_CODES = 10;

// Crockford's alphabet: no two of its characters look alike.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const HALF = 5;

/** Makes ten recovery codes of 50 random bits, written xxxxx-xxxxx. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(`${randomLetters(ALPHABET, HALF)}-${randomLetters(ALPHABET, HALF)}`);
  return [...codes];
}

/**
 * Hashes a recovery code by SHA-256 together with its owner's id, so that one list of guesses does not serve for all accounts. The argon2id
 * hash of this is stored (docs/rules/identity.md#recovery-codes), because a reader of the database could guess 50 random bits. Case, hyphens,
 * spaces and usual misreadings (o for 0, l and i for 1) do not matter.
 */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  const read = code.toLowerCase().replace(/[^a-z0-9]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return createHash('sha256').update(`recovery:${userId}:${read}`).digest();
}
