import type { Product } from '#modules/pricing/index.ts';

/** The rate is for so many tokens. */
const RATED = 100;

/**
 * Whether the rate is below the cheapest price at which tokens are sold (docs/rules/selling.md#cash-out-rate). Otherwise a person could buy tokens,
 * earn them through a second account, and be paid more than they cost.
 */
export function isBelowPrices(centsPer100: number, products: readonly Pick<Product, 'priceCents' | 'tokens'>[]): boolean {
  return products.every(({ priceCents, tokens }) => tokens === 0 || centsPer100 * tokens < priceCents * RATED);
}

/** Cents for so many tokens, rounded down. */
export const centsFor = (tokens: number, centsPer100: number): number => Math.floor((tokens * centsPer100) / RATED);
