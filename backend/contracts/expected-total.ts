import * as z from 'zod/mini';
import { quote } from './pricing.ts';

/**
 * The price in tokens that the buyer saw before the click. Every request that spends tokens contains it. The server refuses a higher price
 * with 409 `price_changed`, and charges a lower one as it is (docs/rules/pricing.md#expected-total).
 */
export const expectedTotal = z.int('Send the number of tokens that was shown as the price.').check(z.nonnegative('Send the number of tokens that was shown as the price.'));

/** The body of a request that spends tokens and needs nothing else than the price that the buyer saw. */
export const spendingBody = z.strictObject({ expectedTotal });

/** The error code (409) when the price is now higher than the buyer saw. */
export const PRICE_CHANGED = 'price_changed';

/** The details of the error `price_changed`: what the action costs now. */
export const priceChangedDetails = z.looseObject({ quote });
