import { describe, it } from 'vitest';
import { PRIZE_CRASHES, surviveWhilePaying } from './prize-crashes.ts';

describe('a worker that dies while it pays prizes', { concurrent: true }, () => {
  // This test kills a worker at one failpoint only; `npm run test:deep` kills at all four, five times each.
  it.each(PRIZE_CRASHES.filter((failpoint) => failpoint === 'prizes.mid_payment'))('each prize of a challenge is paid exactly once when the worker dies at %s', surviveWhilePaying, 180_000);
});
