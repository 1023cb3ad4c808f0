import { readFile } from 'node:fs/promises';
import { ESLint, Linter } from 'eslint';
import { expect, it } from 'vitest';
import { noMoneyArithmetic } from './no-money-arithmetic.mjs';

const linter = new Linter();
const findings = (code: string): number =>
  linter.verify(code, { plugins: { money: { rules: { arithmetic: noMoneyArithmetic } } }, rules: { 'money/arithmetic': 'error' } }).length;

it.each([
  'price * 100', '100 * price', 'order.amountCents / 100', 'priceCents * quantity', 'amountCents % 100', 'usd ** 2', 'row["price"] * 2',
  'total.cents *= 2', 'dollars /= 3', '(grossCents - feeCents) / orders', '(a ?? b.cents) * 2', '(big ? price : 0) / 4', '-refundCents * 2',
  'Number(price)', 'parseFloat(item.price)', 'Number.parseFloat(dollars)', '+price', 'netCents.toFixed(2)', '(grossCents - feeCents).toFixed(2)', 'row?.price * 2',
])('the lint rule about money refuses %s', (code) => expect(findings(code)).toBe(1));

it.each([
  'grossCents - feeCents', 'grossCents + 1', 'left >= amountCents', 'Math.max(0, amountCents)', 'String(cents)', 'tokens * 2', 'basePrice * multiplier',
  'Number(tokens)', 'width.toFixed(2)', 'dollars(cents)', 'costPerToken(cents, tokens)', 'priceList / 2', '+tokens', 'percent * 2',
])('the lint rule about money accepts %s', (code) => expect(findings(code)).toBe(0));

it('the lint rule about money allows arithmetic only in the two exact files and in tests', async () => {
  const eslint = new ESLint();
  const severity = async (file: string): Promise<unknown> =>
    ((await eslint.calculateConfigForFile(file)) as { rules: Record<string, unknown[] | undefined> }).rules['money/no-arithmetic']?.[0];
  for (const file of ['backend/modules/payments/commands/x.ts', 'backend/contracts/x.ts', 'frontend/features/x/x.tsx', 'backend/modules/pricing/domain/x.ts', 'infra/sandbox/x.ts']) expect(await severity(file), file).toBe(2);
  for (const file of ['backend/modules/pricing/domain/money.ts', 'frontend/lib/money.ts', 'frontend/lib/money.test.ts']) {
    expect(await readFile(file, 'utf8')).toBeTruthy();
    expect(await severity(file), file).toBe(0);
  }
});
