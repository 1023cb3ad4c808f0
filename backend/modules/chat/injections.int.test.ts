import { tryInjections } from './testing/try-injections.ts';

// Runs one of eight combinations of source and attack, to save time. `injections.deep.test.ts` runs all.
tryInjections((source, attack) => (source + attack) % 8 === 0);
