import { describe, expect, it } from 'vitest';
import type { Finding } from '#contracts/stripe-sync.ts';
import { daysOfPeriod, resultWords } from './reconciliation-words.ts';

const finding = (outcome: Finding['outcome']): Finding => ({ kind: 'missing_refund', stripeId: 're_1', orderId: null, username: null, amountCents: 1, detail: '', at: '2026-11-21T00:00:00.000Z', outcome });

describe('a comparison in words', () => {
  it('names the days of a reconciliation without the day that starts when its period ends', () => {
    expect(daysOfPeriod({ from: '2026-11-14T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' })).toEqual({ from: '2026-11-14', to: '2026-11-20' });
    expect(daysOfPeriod({ from: '2026-11-14T00:00:00.000Z', to: '2026-11-21T14:00:00.000Z' })).toEqual({ from: '2026-11-14', to: '2026-11-21' });
  });

  it('says how many findings a reconciliation repaired', () => {
    expect(resultWords({ status: 'done', findings: [] })).toBe('No differences');
    expect(resultWords({ status: 'done', findings: [finding('found')] })).toBe('1 found');
    expect(resultWords({ status: 'done', findings: [finding('repaired'), finding('repaired'), finding('open')] })).toBe('3 found, 2 repaired, 1 for a person');
    expect(resultWords({ status: 'failed', findings: [] })).toBe('Failed');
  });
});
