import type { Identity } from '#modules/identity/index.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';

/** Stands in for the module identity where a test's people have no accounts: no account counts as erased. */
export const IDENTITY_STUB: Pick<Identity, 'gone'> = { gone: () => Promise.resolve(false) };

/** Stands in for the module social where a test has none: no person has blocked another one. */
export const NO_BLOCKS: Blocks = { by: () => Promise.resolve(new Set()), either: () => Promise.resolve(new Set()) };
