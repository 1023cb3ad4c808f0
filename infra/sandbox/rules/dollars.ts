/** Formats cents as dollars, by their digits and without floats: 1999 is "$19.99", -5 is "-$0.05". */
export function dollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}$${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
