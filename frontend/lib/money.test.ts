import { describe, expect, it } from 'vitest';
import { centsOf, costPerToken, dollars, multiplyCents } from './money.ts';

describe('dollars', () => {
  it('dollar amounts are read from strings without floats', () => {
    expect(['4.99', '9.99', '49.99', '0.07', '1234.50', '12'].map(centsOf)).toEqual([499, 999, 4999, 7, 123_450, 1200]);
  });

  it('dollar amounts are written from cents with two decimals', () => {
    expect([499, 7, 0, 100, 123_456, -250].map(dollars)).toEqual(['$4.99', '$0.07', '$0.00', '$1.00', '$1,234.56', '-$2.50']);
  });

  it('a written dollar amount is read back as the same number of cents', () => {
    for (let cents = 0; cents < 20_000; cents += 1) expect(centsOf(dollars(cents).slice(1).replace(',', ''))).toBe(cents);
  });

  it('the price of one token is the dollars divided by the tokens, half a cent rounded up', () => {
    expect([[499, 40], [999, 100], [2499, 280], [4999, 625], [1, 2], [149, 100]].map(([cents, tokens]) => costPerToken(cents!, tokens!))).toEqual([
      '$0.12', '$0.10', '$0.09', '$0.08', '$0.01', '$0.01',
    ]);
  });
});

describe('multiplyCents', () => {
  it('multiplyCents multiplies exactly, and throws a RangeError for fractions and results beyond safe integers', () => {
    expect(multiplyCents(1999, 100)).toBe(199_900);
    expect(multiplyCents(-5, 3)).toBe(-15);
    for (const [cents, count] of [[19.99, 100], [1, 0.5], [NaN, 1], [Infinity, 0], [2 ** 52, 4]] as const) expect(() => multiplyCents(cents, count)).toThrow(RangeError);
  });
});
