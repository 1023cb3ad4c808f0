import { centsOf } from './money.ts';

/**
 * Returns the cents of a dollar amount that an administrator typed: "9.99", "$9.9", "1,000". Null when the text is no amount above 0. It
 * reads digits and uses no floats.
 */
export function typedDollars(text: string): number | null {
  const plain = text.trim().replace(/^\$\s*/, '').replace(/,(?=\d{3}(\D|$))/g, '');
  if (!/^(\d{1,6}(\.\d{0,2})?|\.\d{1,2})$/.test(plain)) return null;
  const cents = centsOf(plain.startsWith('.') ? `0${plain}` : plain);
  return cents > 0 ? cents : null;
}
