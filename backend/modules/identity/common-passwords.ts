import { dictionary } from '@zxcvbn-ts/language-common';

let known: ReadonlySet<string> | undefined;
// Read once at the start, because the list is the same for all and reading it takes 16 ms.
const commonPasswords = (): ReadonlySet<string> => (known ??= new Set((dictionary['passwords-common'] as readonly string[]).map((word) => word.toLowerCase())));

/**
 * Whether a password is among those that attackers try first (OWASP ASVS 6.2.4), whatever its case
 * (docs/rules/identity.md#common-passwords).
 */
export const isCommonPassword = (password: string): boolean => commonPasswords().has(password.toLowerCase());
