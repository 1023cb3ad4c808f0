import { centsOf } from './money.ts';

/** Cents of an amount that an administrator typed: "9.99", "$9.9", "1,000"; null when it is no amount above 0. Reads digits, no floats. */
export function typedDollars(text: string): number | null {
  const plain = text.trim().replace(/^\$\s*/, '').replace(/,(?=\d{3}(\D|$))/g, '');
  if (!/^(\d{1,6}(\.\d{0,2})?|\.\d{1,2})$/.test(plain)) return null;
  const cents = centsOf(plain.startsWith('.') ? `0${plain}` : plain);
  return cents > 0 ? cents : null;
}
