import { PRODUCT } from '#contracts/product.ts';

/** The names of a person that a guesser of their password knows. */
export interface PersonNames {
  username: string;
  email: string | null;
  display_name: string | null;
}

/** Words of this product that its guessers try first (docs/rules/identity.md#known-words). */
export const PRODUCT_WORDS: readonly string[] = [
  PRODUCT.toLowerCase(), 'prompt', 'token', 'wallet', 'marketplace', 'creator', 'creation', 'collection', 'library', 'challenge', 'agent', 'pack', 'studio', 'chat', 'generate',
  'magic', 'wizard', 'admin', 'administrator', 'moderator', 'support', 'member', 'user',
];
const WORDS_AND_PLURALS = PRODUCT_WORDS.flatMap((word) => [word, `${word}s`]);
/** Shorter names do not count: a person called Jo would lose every password that spells with these two letters alone. */
const LEAST_LETTERS = 3;
/** Names of digits alone count from this length on. A few digits are in many passwords by chance. */
const LEAST_DIGITS = 6;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;

/**
 * Tells whether a password consists of words that a guesser knows, digits and signs alone (OWASP ASVS 6.2.11). Known are the words of the
 * product and the person's own names, each as often as it comes. The work grows linearly with the password's length.
 */
export function isMadeOfKnownWords(password: string, person: PersonNames): boolean {
  const text = lettersAndDigits(password);
  const words = [...WORDS_AND_PLURALS, ...wordsOf(person)];
  // The places at which a row of words and digits ends: 1 if a word is among them, 0 if there are digits alone.
  const ends: (number | undefined)[] = [0];
  for (let at = 0; at < text.length; at += 1) {
    const before = ends[at];
    if (before === undefined) continue;
    if (DIGIT.test(text.charAt(at))) ends[at + 1] = Math.max(ends[at + 1] ?? 0, before);
    for (const word of words) if (text.startsWith(word, at)) ends[at + word.length] = 1;
  }
  return ends[text.length] === 1;
}

/** The username, the display name and the email's part before @, whole and in their parts, with and without their digits. */
function wordsOf({ username, email, display_name: displayName }: PersonNames): string[] {
  const names = [username, displayName ?? '', (email ?? '').replace(/@.*/s, '')];
  const parts = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]).map(lettersAndDigits);
  return [...new Set([...parts, ...parts.map((part) => part.replace(/\p{Nd}+/gu, ''))])].filter((word) => word.length >= (LETTER.test(word) ? LEAST_LETTERS : LEAST_DIGITS));
}

/** Lower case without signs and spaces, in the form in which wide and ornamental letters equal plain ones. */
const lettersAndDigits = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
