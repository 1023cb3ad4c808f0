import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** A new UUID v7: ordered by time, so that indexes stay dense. */
export const newId = (): string => v7();

/** A secret of 256 random bits that opens something, as 43 letters of base64url. It cannot be guessed, so a plain SHA-256 of it is safe to store. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** `length` letters of an alphabet, each drawn alone and each as likely as the others. */
export const randomLetters = (alphabet: string, length: number): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
