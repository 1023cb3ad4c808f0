import { expect, it } from 'vitest';
import { lifetimeValue } from './lifetime-value.ts';

it('the lifetime value of a buyer is the net per payer in 30 days, divided by the share of buyers who do not come back', () => {
  // Each payer brings 4.00 dollars, and a quarter of the buyers does not come back: 4.00 / 0.25 = 16.00 dollars.
  expect(lifetimeValue({ netCents: 12_000, payers: 30, before: 40, cameBack: 30 })).toBe(1_600);
  expect(lifetimeValue({ netCents: 10_001, payers: 30, before: 40, cameBack: 0 })).toBe(333);
});

it('gives no lifetime value for too few buyers, when all come back, or when no money is left', () => {
  expect(lifetimeValue({ netCents: 12_000, payers: 30, before: 19, cameBack: 3 })).toBeNull();
  expect(lifetimeValue({ netCents: 12_000, payers: 30, before: 40, cameBack: 40 })).toBeNull();
  expect(lifetimeValue({ netCents: 0, payers: 0, before: 40, cameBack: 0 })).toBeNull();
  expect(lifetimeValue({ netCents: -5, payers: 1, before: 40, cameBack: 1 })).toBeNull();
});
