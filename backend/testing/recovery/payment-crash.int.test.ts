import { describe, it } from 'vitest';
import { PAYMENT_CRASHES, surviveWhilePaying } from './payment-crashes.ts';

describe('a process that dies while a buyer pays', { concurrent: true }, () => {
  // `npm run test:deep` kills at all four, five times each.
  it.each(PAYMENT_CRASHES.filter(({ failpoint }) => failpoint.endsWith('before_commit')))('$failpoint', surviveWhilePaying, 120_000);
});
