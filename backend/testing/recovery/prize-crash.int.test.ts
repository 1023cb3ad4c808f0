import { describe, it } from 'vitest';
import { PRIZE_CRASHES, surviveWhilePaying } from './prize-crashes.ts';

describe('a worker that dies while it pays prizes', { concurrent: true }, () => {
  // `npm run test:deep` kills at all four, five times each.
  it.each(PRIZE_CRASHES.filter((failpoint) => failpoint === 'prizes.mid_payment'))('%s', surviveWhilePaying, 180_000);
});
