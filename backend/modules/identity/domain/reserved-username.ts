import { PRODUCT } from '#contracts/product.ts';

const HOUSE = PRODUCT.toLowerCase();
// What an account is called once its owner left.
const TOMBSTONE = /^left-[0-9a-f]{12}$/;
const OFFICES = new Set(['admin', 'administrator', 'moderator', 'support', 'system', 'studio', HOUSE]);

/**
 * Names that nobody may register: the built-in administrator's (decisions.md, Safety rulings), offices that a stranger
 * could pose as, the family of the house accounts, and those who left.
 */
export function isReservedUsername(username: string): boolean {
  const name = username.toLowerCase();
  return OFFICES.has(name) || name.startsWith(`${HOUSE}-`) || TOMBSTONE.test(name);
}
