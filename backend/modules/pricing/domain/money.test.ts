import { describe, expect, it } from 'vitest';
import { centsFromDollars, dollarsFromCents, dollarsOfTotal, MAX_CENTS } from './money.ts';

describe('dollars and cents', () => {
  it('writes sums below zero and above the largest price', () => {
    expect([-44, -12_345, 0, MAX_CENTS + 1].map(dollarsOfTotal)).toEqual(['-0.44', '-123.45', '0.00', '100000.00']);
    expect(() => dollarsOfTotal(0.5)).toThrow(RangeError);
  });

  it('are exact both ways where floats are not', () => {
    for (const [cents, dollars] of [[1999, '19.99'], [435, '4.35'], [115, '1.15'], [1, '0.01'], [0, '0.00'], [MAX_CENTS, '99999.99']] as const) {
      expect(dollarsFromCents(cents)).toBe(dollars);
      expect(centsFromDollars(dollars)).toBe(cents);
    }
  });

  it('round-trip for every price to $9,999.99', () => {
    const wrong: number[] = [];
    for (let cents = 0; cents <= 999_999; cents += 1) {
      if (centsFromDollars(dollarsFromCents(cents)) !== cents) wrong.push(cents);
    }
    expect(wrong).toEqual([]);
  });

  it.each(['1e3', '19.999', ' 5', '5', '5.0', 'NaN', '', '-1.00', '+1.00', '01.00', '1.00 ', '1,000.00', '100000.00', '１.00', '1.00\n'])(
    'throw a RangeError for the dollars %j',
    (text) => expect(() => centsFromDollars(text)).toThrow(RangeError),
  );

  it.each([-1, 1.5, NaN, Infinity, MAX_CENTS + 1])('throw a RangeError for %d cents', (cents) =>
    expect(() => dollarsFromCents(cents)).toThrow(RangeError),
  );
});
