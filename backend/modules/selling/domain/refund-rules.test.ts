import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contracts/durations.ts';
import { refundRefusalOf } from './refund-rules.ts';
import type { RefundCase } from './refund-rules.ts';

const unlockedAt = new Date('2026-11-01T12:00:00Z');
const fresh: RefundCase = { refunded: false, removed: false, unlockedAt, runsSince: 0, failures: 0, refunds: 0, lastRefundAt: null };
const after = (hours: number): Date => new Date(unlockedAt.getTime() + hours * HOUR_MS);

describe('whether a buyer may refund an unlock', () => {
  it.each<[string, Partial<RefundCase>, number, string | null]>([
    ['at once', {}, 0, null],
    ['in the last minute of a day', {}, 23.99, null],
    ['not after a day', {}, 24, 'too_late'],
    ['after two runs', { runsSince: 2 }, 1, null],
    ['not after three', { runsSince: 3 }, 1, 'too_many_runs'],
    ['whenever no run ever worked', { failures: 1 }, 24 * 200, null],
    ['however many failed', { failures: 9 }, 25, null],
    ['not when one of many worked, or is under way', { failures: 9, runsSince: 1 }, 25, 'too_late'],
    ['whenever it is taken down, however many runs worked', { removed: true, runsSince: 40, refunds: 3, lastRefundAt: after(0) }, 24 * 200, null],
    ['once, taken down or not', { refunded: true, removed: true }, 1, 'already_refunded'],
    ['once', { refunded: true }, 1, 'already_refunded'],
    ['for the third time', { refunds: 2, lastRefundAt: after(0) }, 1, null],
    ['not a fourth time within 30 days', { refunds: 3, lastRefundAt: after(0) }, 1, 'cooldown'],
    ['not even when nothing worked', { refunds: 3, lastRefundAt: after(0), failures: 1 }, 1, 'cooldown'],
    ['again when 30 days are over', { refunds: 3, lastRefundAt: after(-720) }, 1, null],
  ])('%s', (_when, facts, hours, refusal) => {
    expect(refundRefusalOf({ ...fresh, ...facts }, after(hours))).toBe(refusal);
  });
});
