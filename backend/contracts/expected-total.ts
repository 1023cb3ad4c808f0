import * as z from 'zod/mini';
import { quote } from './pricing.ts';

/**
 * Tokens that the buyer saw before the click, part of every request by which a browser spends. The server refuses a higher
 * price with 409 `price_changed`, and charges a lower one as it is (docs/rules/pricing.md#expected-total).
 */
export const expectedTotal = z.int('Send the number of tokens that was shown as the price.').check(z.nonnegative('Send the number of tokens that was shown as the price.'));

/** Body of a request that spends and says nothing else. */
export const spendingBody = z.strictObject({ expectedTotal });

/** The error code of that refusal. */
export const PRICE_CHANGED = 'price_changed';

/** The details of that refusal: what the action costs now. */
export const priceChangedDetails = z.looseObject({ quote });
