import { PRICE_CHANGED } from '#contracts/expected-total.ts';
import { pluralWord } from '#contracts/plural.ts';
import type { Quote } from '#contracts/pricing.ts';
import { AppError } from '#kernel/errors.ts';

/**
 * Refuses a price that is higher than the buyer saw, in tokens, with the new quote. `expectedTotal` is null where no buyer saw a price: the
 * platform's own runs and reviews.
 * @throws AppError price_changed
 */
export function refuseHigherPrice(quote: Quote, expectedTotal: number | null): void {
  if (expectedTotal === null || quote.total <= expectedTotal) return;
  throw new AppError(
    PRICE_CHANGED,
    'conflict',
    `The price is now ${tokens(quote.total)}; you were shown ${tokens(expectedTotal)}. Nothing was started or charged. Press again to pay the new price.`,
    { details: { quote } },
  );
}

const tokens = (count: number): string => `${count} ${pluralWord(count, 'token')}`;

/** Builds the quote of something with a fixed price in tokens, such as an unlock. */
export const fixedQuote = (total: number): Quote => ({ total, base: total, baseLabel: 'Fixed price', multiplier: 1, unit: total, quantity: 1, royalty: 0 });
