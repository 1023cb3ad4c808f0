/** The largest price in cents, $99,999.99. */
export const MAX_CENTS = 9_999_999;

/**
 * Writes integer cents as decimal dollars: 499 is `"4.99"`. It works on digits to be exact (docs/rules/pricing.md#money-digits), because
 * 19.99 * 100 is not 1999 in floating point numbers.
 * @throws RangeError for anything but a whole amount from 0 to MAX_CENTS
 */
export function dollarsFromCents(cents: number): string {
  if (!Number.isInteger(cents) || cents < 0 || cents > MAX_CENTS) throw new RangeError(`Not an amount in cents: ${cents}`);
  return dollarsOfTotal(cents);
}

/** Writes a sum of amounts in dollars, which may be negative: -44 cents are `"-0.44"`. @throws RangeError for anything but an exact integer */
export function dollarsOfTotal(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount in cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const DOLLARS = /^(0|[1-9]\d{0,4})\.(\d{2})$/;

/** Reads a dollar string such as `"4.99"` as integer cents. @throws RangeError for any other notation */
export function centsFromDollars(dollars: string): number {
  const match = DOLLARS.exec(dollars);
  if (!match) throw new RangeError(`Not a price in dollars: ${dollars}`);
  return Number(`${match[1]}${match[2]}`);
}
