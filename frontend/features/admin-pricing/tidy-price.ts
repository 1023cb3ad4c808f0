import { elementAt } from '#contracts/must.ts';

/**
 * Brings a typed dollar price into its standard form: "$5" becomes "5.00", "1,234.5" becomes "1234.50". Returns any other text unchanged, so
 * that validation refuses it.
 */
export function tidyPrice(text: string): string {
  const plain = text.trim().replace(/^\$\s*/, '').replace(/,(?=\d{3}(\D|$))/g, '');
  const match = /^(\d+)(?:\.(\d{0,2}))?$/.exec(plain);
  return match ? `${elementAt(match, 1).replace(/^0+(?=\d)/, '')}.${(match[2] ?? '').padEnd(2, '0')}` : text;
}
