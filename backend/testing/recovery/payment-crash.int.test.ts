import { describe, it } from 'vitest';
import { PAYMENT_CRASHES, surviveWhilePaying } from './payment-crashes.ts';

describe('a process that dies while somebody pays', { concurrent: true }, () => {
  it.each(PAYMENT_CRASHES)('$failpoint', surviveWhilePaying, 120_000);
});
