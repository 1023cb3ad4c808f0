import type { Identity } from '#modules/identity/index.ts';

/** Identity's answer where a test has people without accounts: no account is erased. */
export const IDENTITY_STUB: Pick<Identity, 'gone'> = { gone: () => Promise.resolve(false) };
