import { tryInjections } from './testing/try-injections.ts';

// Each of the eight sources meets every eighth attack, and each attack one source. `injections.deep.test.ts` lets each meet each.
tryInjections((source, attack) => (source + attack) % 8 === 0);
