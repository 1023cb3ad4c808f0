import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** A new UUID v7: ordered by time, so that indexes stay dense. */
export const newId = (): string => v7();

/** The smallest id that can be made at a moment or later: a range of ids is a range of time, and needs no index of its own. */
export function firstIdAt(at: Date): string {
  const ms = at.getTime().toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-000000000000`;
}

/** A secret of 256 random bits that opens something, as 43 letters of base64url. It cannot be guessed, so a plain SHA-256 of it is safe to store. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** `length` letters of an alphabet, each drawn alone and each as likely as the others. */
export const randomLetters = (alphabet: string, length: number): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
