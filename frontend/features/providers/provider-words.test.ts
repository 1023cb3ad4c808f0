import { expect, it } from 'vitest';
import { healthWords, moneyOf, spendWords } from './provider-words.ts';

const hour = (worked: number, failed: number, p95Ms: number | null = 1_300) => ({ at: '2026-11-26T10:00:00.000Z', worked, failed, p95Ms });

it('shows the success rate of a provider only from 20 calls on', () => {
  expect(healthWords({ hours: [] })).toBe('No runs in the last 24 hours');
  expect(healthWords({ hours: [hour(10, 2)] })).toBe('10 worked, 2 failed in the last 24 hours');
  expect(healthWords({ hours: [hour(90, 10), hour(90, 10, 48_000)] })).toBe('90% worked, 95% within 48 s');
  expect(healthWords({ hours: [hour(20, 0, 40)] })).toBe('100% worked, 95% within 40 ms');
});

it('rounds the costs of a provider up to whole cents', () => {
  expect([moneyOf(0), moneyOf(1), moneyOf(10_000), moneyOf(10_001)]).toEqual(['$0.00', '$0.01', '$0.01', '$0.02']);
  expect(spendWords({ spentMicros: 3_110_000, capMicros: 400_000_000 })).toBe('$3.11 of $400.00 this month');
  expect(spendWords({ spentMicros: 0, capMicros: null })).toBe('$0.00 this month, no cap');
});
