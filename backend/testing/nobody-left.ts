import type { Identity } from '#modules/identity/index.ts';

/** Identity's answer where a test has people without accounts: none of them has left. */
export const NOBODY_LEFT: Pick<Identity, 'gone'> = { gone: () => Promise.resolve(false) };
