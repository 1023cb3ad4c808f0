import { expect, it } from 'vitest';
import { centsFromDollars, dollarsFromCents, MAX_CENTS } from './money.ts';

it('converts every price from $0.00 to $99,999.99 from cents to dollars and back without change', () => {
  let wrong = 0;
  for (let cents = 0; cents <= MAX_CENTS; cents += 1) {
    if (centsFromDollars(dollarsFromCents(cents)) !== cents) wrong += 1;
  }
  expect(wrong).toBe(0);
}, 60_000);
