import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** Makes a new UUID v7. Its order is that of time, so new rows are added at the end of an index. */
export const newId = (): string => v7();

/** The smallest id that can be made at a moment or later. A query for a time can therefore use a range of ids, and needs no index on the time. */
export function firstIdAt(at: Date): string {
  const ms = at.getTime().toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-000000000000`;
}

/** Makes a secret of 256 random bits, as 43 letters of base64url. It cannot be guessed, so a plain SHA-256 of it is safe to store. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Draws `length` letters of an alphabet at random, each of them equally likely. */
export const randomLetters = (alphabet: string, length: number): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
