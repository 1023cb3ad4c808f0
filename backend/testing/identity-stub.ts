import type { Identity } from '#modules/identity/index.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';

/** Identity's answer where a test has people without accounts: no account is erased. */
export const IDENTITY_STUB: Pick<Identity, 'gone'> = { gone: () => Promise.resolve(false) };

/** The module social's answer where a test has no social module: no person blocked another one. */
export const NO_BLOCKS: Blocks = { by: () => Promise.resolve(new Set()), either: () => Promise.resolve(new Set()) };
