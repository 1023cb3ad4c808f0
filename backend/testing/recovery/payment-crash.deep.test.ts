import { describe, it } from 'vitest';
import { PAYMENT_CRASHES, surviveWhilePaying } from './payment-crashes.ts';

const TIMES = [1, 2, 3, 4, 5];

describe.each(TIMES)('twenty processes that die while a buyer pays, round %i', { concurrent: true }, () => {
  it.each(PAYMENT_CRASHES)('the buyer gets the paid tokens exactly once when a process dies at $failpoint', surviveWhilePaying, 120_000);
});
