import { tryInjections } from './testing/try-injections.ts';

// Each source meets every second attack, and each attack every second source: `injections.deep.test.ts` lets each meet each.
tryInjections((source, attack) => (source + attack) % 2 === 0);
