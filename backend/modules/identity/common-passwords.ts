import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Whether a password is among those that attackers try first (OWASP ASVS 6.2.4), whatever its case
 * (docs/rules/identity.md#common-passwords).
 */
export function createCommonPasswords(): (password: string) => boolean {
  const known = new Set((dictionary['passwords-common'] as readonly string[]).map((word) => word.toLowerCase()));
  return (password) => known.has(password.toLowerCase());
}
