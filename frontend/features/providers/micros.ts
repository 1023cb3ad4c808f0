const DECIMALS = 6;

/** Converts typed dollars to millionths of a dollar: "0.04" is 40,000. It reads digits, because floats lose some. Null for text that is no amount. */
export function microsOf(typed: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,7})(?:\.(\d{1,6}))?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? null : Number(`${whole}${decimals.padEnd(DECIMALS, '0')}`);
}

/** Converts millionths of a dollar to text for a field: 40,000 is "0.04", and 400,000,000 is "400". */
export function typedDollars(micros: number): string {
  const digits = String(micros).padStart(DECIMALS + 1, '0');
  const decimals = digits.slice(-DECIMALS).replace(/0+$/, '');
  return `${digits.slice(0, -DECIMALS)}${decimals === '' ? '' : `.${decimals}`}`;
}
