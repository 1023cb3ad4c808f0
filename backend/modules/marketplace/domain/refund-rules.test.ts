import { describe, expect, it } from 'vitest';
import { refundRefusalOf } from './refund-rules.ts';
import type { RefundCase } from './refund-rules.ts';

const unlockedAt = new Date('2026-11-01T12:00:00Z');
const fresh: RefundCase = { refunded: false, unlockedAt, runsSince: 0, attempts: 0, successes: 0, refunds: 0, lastRefundAt: null };
const after = (hours: number): Date => new Date(unlockedAt.getTime() + hours * 3_600_000);

describe('an unlock is given back', () => {
  it.each<[string, Partial<RefundCase>, number, string | null]>([
    ['at once', {}, 0, null],
    ['in the last minute of a day', {}, 23.99, null],
    ['not after a day', {}, 24, 'too_late'],
    ['after two runs', { runsSince: 2, attempts: 2, successes: 2 }, 1, null],
    ['not after three', { runsSince: 3, attempts: 3, successes: 3 }, 1, 'too_many_runs'],
    ['whenever no run ever worked', { attempts: 1 }, 24 * 200, null],
    ['however many failed', { runsSince: 0, attempts: 9 }, 25, null],
    ['not when one of many worked', { attempts: 9, successes: 1 }, 25, 'too_late'],
    ['once', { refunded: true }, 1, 'already_refunded'],
    ['for the third time', { refunds: 2, lastRefundAt: after(0) }, 1, null],
    ['not a fourth time within 30 days', { refunds: 3, lastRefundAt: after(0) }, 1, 'cooldown'],
    ['not even when nothing worked', { refunds: 3, lastRefundAt: after(0), attempts: 1 }, 1, 'cooldown'],
    ['again when 30 days are over', { refunds: 3, lastRefundAt: after(-720) }, 1, null],
  ])('%s', (_when, facts, hours, refusal) => {
    expect(refundRefusalOf({ ...fresh, ...facts }, after(hours))).toBe(refusal);
  });
});
