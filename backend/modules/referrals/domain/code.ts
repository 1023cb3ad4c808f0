import { randomLetters } from '#kernel/ids.ts';

/** Digits and letters that are hard to confuse when they are read aloud (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SECRET_LETTERS = 4;
const LONGEST_NAME = 12;
const SHAPE = /^[A-Za-z0-9-]{4,24}$/;

/**
 * A code from an address, in capitals; null when the text cannot be a code. Only ASCII is accepted: letters of other scripts that look or
 * fold alike (a Cyrillic А, a full-width Ａ, a dotless ı) make no code.
 */
export const readCode = (text: string | null): string | null => {
  const trimmed = text?.trim() ?? '';
  return SHAPE.test(trimmed) ? trimmed.toUpperCase() : null;
};

/** A new code for a person: their username, as far as it is ASCII, and four random letters. */
export const newCode = (username: string): string => {
  const name = username.replace(/[^A-Za-z0-9]/g, '').toUpperCase().slice(0, LONGEST_NAME);
  return `${name === '' ? 'FRIEND' : name}-${randomLetters(ALPHABET, SECRET_LETTERS)}`;
};
