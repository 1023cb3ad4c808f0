import { describe, it } from 'vitest';
import { PAYMENT_CRASHES, surviveWhilePaying } from './payment-crashes.ts';

describe('a process that dies while a buyer pays', { concurrent: true }, () => {
  // This test kills a process at some failpoints only; `npm run test:deep` kills at all four, five times each.
  it.each(PAYMENT_CRASHES.filter(({ failpoint }) => failpoint.endsWith('before_commit')))('the buyer gets the paid tokens exactly once when a process dies at $failpoint', surviveWhilePaying, 120_000);
});
