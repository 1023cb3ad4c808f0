import type { Modules } from './modules.ts';
import type { Seed } from './prepare.ts';

/** The first-start data of all modules, in the order in which parts depend on each other. */
export const seedsOf = ({ prompts, packs, agents, challenges }: Modules): readonly Seed[] => [
  { name: 'starter prompts', run: () => prompts.seed() },
  { name: 'official packs', run: () => packs.seed() },
  { name: 'official agents', run: () => agents.seed() },
  { name: 'challenge themes', run: () => challenges.seed() },
];
