import { describe, expect, it } from 'vitest';
import { centsFromDollars, dollarsFromCents, dollarsOfTotal, MAX_CENTS } from './money.ts';

describe('dollars and cents', () => {
  it('writes sums below zero and above the largest price in dollars', () => {
    expect([-44, -12_345, 0, MAX_CENTS + 1].map(dollarsOfTotal)).toEqual(['-0.44', '-123.45', '0.00', '100000.00']);
    expect(() => dollarsOfTotal(0.5)).toThrow(RangeError);
  });

  it('converts cents to dollars and back exactly, also where floating point numbers would not', () => {
    for (const [cents, dollars] of [[1999, '19.99'], [435, '4.35'], [115, '1.15'], [1, '0.01'], [0, '0.00'], [MAX_CENTS, '99999.99']] as const) {
      expect(dollarsFromCents(cents)).toBe(dollars);
      expect(centsFromDollars(dollars)).toBe(cents);
    }
  });

  it('converts every price to $9,999.99 from cents to dollars and back without change', () => {
    const wrong: number[] = [];
    for (let cents = 0; cents <= 999_999; cents += 1) {
      if (centsFromDollars(dollarsFromCents(cents)) !== cents) wrong.push(cents);
    }
    expect(wrong).toEqual([]);
  });

  it.each(['1e3', '19.999', ' 5', '5', '5.0', 'NaN', '', '-1.00', '+1.00', '01.00', '1.00 ', '1,000.00', '100000.00', '１.00', '1.00\n'])(
    'throws a RangeError for a price in dollars that is written %j',
    (text) => expect(() => centsFromDollars(text)).toThrow(RangeError),
  );

  it.each([-1, 1.5, NaN, Infinity, MAX_CENTS + 1])('throws a RangeError for a price of %d cents', (cents) =>
    expect(() => dollarsFromCents(cents)).toThrow(RangeError),
  );
});
