import { PRODUCT } from '#contracts/product.ts';

const HOUSE = PRODUCT.toLowerCase();
const OFFICES = new Set(['admin', 'administrator', 'moderator', 'support', 'system', 'studio', HOUSE]);

/**
 * Names that nobody may register: the built-in administrator's (decisions.md, Safety rulings), offices that a stranger
 * could pose as, and the family of the house accounts.
 */
export function isReservedUsername(username: string): boolean {
  const name = username.toLowerCase();
  return OFFICES.has(name) || name.startsWith(`${HOUSE}-`);
}
