import { tryInjections } from './testing/try-injections.ts';

// Each source meets every fourth attack, and each attack every fourth source. `injections.deep.test.ts` lets each meet each.
tryInjections((source, attack) => (source + attack) % 4 === 0);
