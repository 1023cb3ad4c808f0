import { expect, it } from 'vitest';
import { dollarPrice } from '#contracts/pricing-admin.ts';
import { tidyPrice } from './tidy-price.ts';

it.each([['5', '5.00'], ['$4.9', '4.90'], [' 19.99 ', '19.99'], ['1,234.5', '1234.50'], ['007', '7.00'], ['0.01', '0.01'], ['12.', '12.00']])(
  'the typed price %j is tidied to %j, which is valid',
  (typed, price) => {
    expect(tidyPrice(typed)).toBe(price);
    expect(dollarPrice.safeParse(price).success).toBe(true);
  },
);

it.each(['1e3', '19.999', 'NaN', '', '-1', '1,2', '5 dollars', '1.2.3'])('the typed price %j stays unchanged and is refused as invalid', (typed) => {
  expect(tidyPrice(typed)).toBe(typed);
  expect(dollarPrice.safeParse(typed).success).toBe(false);
});
