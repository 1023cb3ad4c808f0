import type { Product } from '#modules/pricing/index.ts';

/** The payout rate is given for this number of tokens. */
const RATED = 100;

/**
 * Whether the payout rate is below the cheapest price of tokens (docs/rules/selling.md#cash-out-rate). Otherwise a person could buy tokens,
 * earn them with a second account, and be paid more than they cost.
 */
export function isBelowPrices(centsPer100: number, products: readonly Pick<Product, 'priceCents' | 'tokens'>[]): boolean {
  return products.every(({ priceCents, tokens }) => tokens === 0 || centsPer100 * tokens < priceCents * RATED);
}

/** How many cents a payout of so many tokens brings, rounded down. */
export const centsFor = (tokens: number, centsPer100: number): number => Math.floor((tokens * centsPer100) / RATED);
