import { createHash } from 'node:crypto';
import { randomLetters } from '#kernel/ids.ts';

/** The number of recovery codes that an account gets at a time. */
const RECOVERY_CODES = 10;

// Crockford's alphabet: nothing in it looks like something else in it.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const HALF = 5;

/** Ten codes of 50 random bits, written xxxxx-xxxxx. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(`${randomLetters(ALPHABET, HALF)}-${randomLetters(ALPHABET, HALF)}`);
  return [...codes];
}

/**
 * SHA-256 of a code together with its owner, so that one list of guesses does not serve for all accounts. What is stored is its argon2id hash
 * (docs/rules/identity.md#recovery-codes): 50 random bits alone could be guessed by a reader of the database.
 * Case, hyphens, spaces and the usual misreadings (o for 0, l and i for 1) do not matter.
 */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  const read = code.toLowerCase().replace(/[^a-z0-9]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return createHash('sha256').update(`recovery:${userId}:${read}`).digest();
}
