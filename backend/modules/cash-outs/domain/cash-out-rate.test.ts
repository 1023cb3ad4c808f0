import { expect, it } from 'vitest';
import { centsFor, isBelowPrices } from './cash-out-rate.ts';

const PRODUCTS = [{ priceCents: 499, tokens: 40 }, { priceCents: 799, tokens: 100 }];

it('a payout rate is accepted only when 100 tokens cost more than it in every offer', () => {
  expect([500, 798, 799, 800].map((rate) => isBelowPrices(rate, PRODUCTS))).toEqual([true, true, false, false]);
});

it('the money for paid out tokens is rounded down to whole cents', () => {
  expect([centsFor(500, 500), centsFor(501, 333), centsFor(1, 50)]).toEqual([2_500, 1_668, 0]);
});
