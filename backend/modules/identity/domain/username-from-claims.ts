import { isReservedUsername } from './reserved-username.ts';

/** The provider's claims about a person from which a username can be made. */
export interface NameClaims {
  preferredUsername: string | null;
  email: string | null;
  name: string | null;
}

// Leaves room for a suffix within the thirty characters of a username.
const LONGEST = 24;
const SHORTEST = 3;
const FALLBACK = 'wizard';

/**
 * A username by the rules of registration (ASCII letters, digits, dot, dash, underscore), made of the first claim that is
 * good for one. Not necessarily free; reserved names are not returned.
 */
export function usernameFromClaims({ preferredUsername, email, name }: NameClaims): string {
  const beforeAt = (text: string | null): string | null => text?.split('@')[0] ?? null;
  for (const claim of [beforeAt(preferredUsername), beforeAt(email), name]) {
    const made = claim === null ? '' : spell(claim);
    if (made.length >= SHORTEST && !isReservedUsername(made)) return made;
  }
  return FALLBACK;
}

const spell = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9_.-]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^[-._]+|[-._]+$/g, '');
