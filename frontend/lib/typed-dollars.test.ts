import { describe, expect, it } from 'vitest';
import { dollars } from './money.ts';
import { typedDollars } from './typed-dollars.ts';

describe('dollars as people type them', () => {
  it('typed dollar amounts become exact cents, with a dollar sign, spaces or commas for thousands', () => {
    const typed = { '9.99': 999, '$9.99': 999, ' 4.9 ': 490, '12.': 1200, '.5': 50, '1,000': 100_000, '1,234.56': 123_456, '0.01': 1 };
    for (const [text, cents] of Object.entries(typed)) expect(typedDollars(text), text).toBe(cents);
    for (let cents = 1; cents < 10_000_000; cents += 997) expect(typedDollars(dollars(cents))).toBe(cents);
  });

  it('typed dollar amounts become null when the text is no amount above 0 with at most two decimals', () => {
    for (const text of ['', '0', '0.00', '-1', '1.234', '1e3', 'ten', '9,99', '1 000', '.', '1234567']) expect(typedDollars(text), text).toBeNull();
  });
});
