import { dictionary } from '@zxcvbn-ts/language-common';

let known: ReadonlySet<string> | undefined;
// The list of common passwords is read once at the start, because reading it takes 16 ms.
const commonPasswords = (): ReadonlySet<string> => (known ??= new Set((dictionary['passwords-common'] as readonly string[]).map((word) => word.toLowerCase())));

/** Tells whether attackers try this password first (OWASP ASVS 6.2.4), whatever its case (docs/rules/identity.md#common-passwords). */
export const isCommonPassword = (password: string): boolean => commonPasswords().has(password.toLowerCase());
