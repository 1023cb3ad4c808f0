import type { StarterTerms } from '#modules/prompts/starter-prompts.port.ts';

const FREE: StarterTerms = { pricing: 'free', runRoyalty: 0, unlockPrice: 0, visibility: 'public', license: 'open' };
const perRun = (runRoyalty: number): StarterTerms => ({ ...FREE, pricing: 'run', runRoyalty, license: 'no_fork' });
const unlock = (unlockPrice: number): StarterTerms => ({ ...FREE, pricing: 'unlock', unlockPrice, license: 'fork_credit' });
/** Starter prompts that are sold only in packs, and are therefore unlisted. */
const IN_PACKS: StarterTerms = { ...FREE, pricing: 'pack_only', visibility: 'unlisted', license: 'no_fork' };

/** The prices of the starter prompts: 5 have a royalty, 3 are to unlock, 2 are sold in packs, all others are free and open. */
const TERMS: Readonly<Record<string, StarterTerms>> = {
  'one-idea-ten-assets': perRun(1),
  'sixty-second-script': perRun(1),
  'environment-concept-sheet': perRun(2),
  'local-business-promo': perRun(3),
  'vertical-teaser-three-beats': perRun(3),
  'literature-review-matrix': unlock(40),
  'logo-concept-board': unlock(60),
  'product-reveal-360': unlock(80),
  'launch-day-kit': IN_PACKS,
  'seasonal-hero-banner': IN_PACKS,
};

export const termsOfStarter = (slug: string): StarterTerms => TERMS[slug] ?? FREE;
