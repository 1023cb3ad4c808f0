import { isReservedUsername } from './reserved-username.ts';

/** What a provider of social logins says about a person, from which a username can be made. */
export interface NameClaims {
  preferredUsername: string | null;
  email: string | null;
  name: string | null;
}

// The length to which a name is cut. It leaves room for a number within the thirty characters of a username.
const LONGEST = 24;
const SHORTEST = 3;
const FALLBACK = 'wizard';

/**
 * Makes a username by the rules of registration (ASCII letters, digits, dot, dash, underscore) from the first claim that gives one. It may be
 * taken, but is never a reserved name.
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
