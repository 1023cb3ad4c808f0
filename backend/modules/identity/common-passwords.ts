import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Whether a password is among those that everybody tries first (OWASP ASVS 6.2.4), whatever its case. Refused at reset,
 * at change and for administrators (decisions.md, Safety rulings).
 */
export function createCommonPasswords(): (password: string) => boolean {
  const known = new Set((dictionary['passwords-common'] as readonly string[]).map((word) => word.toLowerCase()));
  return (password) => known.has(password.toLowerCase());
}
