import { randomLetters } from '#kernel/ids.ts';

/** The digits and letters of referral codes, which are hard to confuse when they are read aloud (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SECRET_LETTERS = 4;
const LONGEST_NAME = 12;
const SHAPE = /^[A-Za-z0-9-]{4,24}$/;

/**
 * Reads a referral code from an address, in capitals; null when the text cannot be one. Only ASCII is accepted, because letters of other
 * scripts look alike or turn into the same capitals (a Cyrillic А, a full-width Ａ, a dotless ı).
 */
export const readCode = (text: string | null): string | null => {
  const trimmed = text?.trim() ?? '';
  return SHAPE.test(trimmed) ? trimmed.toUpperCase() : null;
};

/** Makes a new referral code: the ASCII letters of the person's username, and four random letters. */
export const newCode = (username: string): string => {
  const name = username.replace(/[^A-Za-z0-9]/g, '').toUpperCase().slice(0, LONGEST_NAME);
  return `${name === '' ? 'FRIEND' : name}-${randomLetters(ALPHABET, SECRET_LETTERS)}`;
};
