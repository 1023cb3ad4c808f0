import { PRODUCT } from '#contracts/product.ts';

const PRODUCT_NAME = PRODUCT.toLowerCase();
// The pattern of the usernames of erased accounts.
const ERASED = /^left-[0-9a-f]{12}$/;
const OFFICES = new Set(['admin', 'administrator', 'moderator', 'support', 'system', 'studio', PRODUCT_NAME]);

/**
 * Tells whether registration refuses a name (docs/rules/identity.md#reserved-usernames): the built-in administrator's, offices that a
 * stranger could pose as, platform accounts, and deleted accounts.
 */
export function isReservedUsername(username: string): boolean {
  const name = username.toLowerCase();
  return OFFICES.has(name) || name.startsWith(`${PRODUCT_NAME}-`) || ERASED.test(name);
}
