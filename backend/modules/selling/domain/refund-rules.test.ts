import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contracts/durations.ts';
import { refundRefusalOf } from './refund-rules.ts';
import type { RefundCase } from './refund-rules.ts';

const unlockedAt = new Date('2026-11-01T12:00:00Z');
const fresh: RefundCase = { refunded: false, removed: false, unlockedAt, runsSince: 0, failures: 0, refunds: 0, lastRefundAt: null };
const after = (hours: number): Date => new Date(unlockedAt.getTime() + hours * HOUR_MS);

describe('whether a buyer may refund an unlock', () => {
  it.each<[string, Partial<RefundCase>, number, string | null]>([
    ['may be refunded at once', {}, 0, null],
    ['may be refunded in the last minute of the first 24 hours', {}, 23.99, null],
    ['cannot be refunded after 24 hours', {}, 24, 'too_late'],
    ['may be refunded after two runs', { runsSince: 2 }, 1, null],
    ['cannot be refunded after three runs', { runsSince: 3 }, 1, 'too_many_runs'],
    ['may be refunded at any time if its only run failed', { failures: 1 }, 24 * 200, null],
    ['may be refunded after 24 hours if all of many runs failed', { failures: 9 }, 25, null],
    ['cannot be refunded after 24 hours if one of many runs delivered or is not over', { failures: 9, runsSince: 1 }, 25, 'too_late'],
    ['may be refunded at any time and after many runs if the prompt was taken down', { removed: true, runsSince: 40, refunds: 3, lastRefundAt: after(0) }, 24 * 200, null],
    ['cannot be refunded twice, even if the prompt was taken down', { refunded: true, removed: true }, 1, 'already_refunded'],
    ['cannot be refunded twice', { refunded: true }, 1, 'already_refunded'],
    ['may be refunded if the buyer has taken two refunds before', { refunds: 2, lastRefundAt: after(0) }, 1, null],
    ['cannot be refunded within 30 days of the third refund of the buyer', { refunds: 3, lastRefundAt: after(0) }, 1, 'cooldown'],
    ['cannot be refunded within 30 days of the third refund, even if its run failed', { refunds: 3, lastRefundAt: after(0), failures: 1 }, 1, 'cooldown'],
    ['may be refunded again 30 days after the third refund of the buyer', { refunds: 3, lastRefundAt: after(-720) }, 1, null],
  ])('an unlock %s', (_when, facts, hours, refusal) => {
    expect(refundRefusalOf({ ...fresh, ...facts }, after(hours))).toBe(refusal);
  });
});
