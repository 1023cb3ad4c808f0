/** Reads the cents of a dollar string such as "4.99" digit by digit, because floats lose cents. */
export function centsOf(price: string): number {
  const [whole, cents = ''] = price.split('.');
  return Number(`${whole}${cents.padEnd(2, '0').slice(0, 2)}`);
}

/** Writes a number of cents in dollars: 999 is "$9.99", 123456 is "$1,234.56". */
export function dollars(cents: number): string {
  const rest = Math.abs(cents) % 100;
  const whole = (Math.abs(cents) - rest) / 100;
  return `${cents < 0 ? '-' : ''}$${whole.toLocaleString('en-US')}.${String(rest).padStart(2, '0')}`;
}

/** Returns the price of one token, rounded half up to whole cents with integers only: 499 cents for 40 tokens are "$0.12". */
export const costPerToken = (cents: number, tokens: number): string => dollars(Math.floor((2 * cents + tokens) / (2 * tokens)));

/**
 * Multiplies an amount of cents by a whole number.
 * @throws RangeError when a factor or the result is not an exact integer
 */
export function multiplyCents(cents: number, count: number): number {
  const product = cents * count;
  if (![cents, count, product].every(Number.isSafeInteger)) throw new RangeError(`Not exact in cents: ${cents} × ${count}`);
  return product;
}
