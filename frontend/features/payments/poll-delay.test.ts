import { describe, expect, it } from 'vitest';
import { pollDelay } from './poll-delay.ts';

describe('looking at a payment', () => {
  it('polls a payment every second at first, then more slowly, and does not stop before the payment has ended', () => {
    expect([0, 9, 10, 59, 60, 1000].map((looks) => pollDelay('confirming', looks))).toEqual([1_000, 1_000, 3_000, 3_000, 15_000, 15_000]);
    expect(pollDelay(undefined, 0)).toBe(1_000);
  });

  it('stops polling a payment when the tokens have arrived', () => {
    expect(pollDelay('done', 1)).toBe(false);
  });

  it('polls a failed payment only a few more times', () => {
    expect([0, 19, 20].map((looks) => pollDelay('failed', looks))).toEqual([2_000, 2_000, false]);
  });
});
