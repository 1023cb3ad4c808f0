import { describe, it } from 'vitest';
import { PRIZE_CRASHES, surviveWhilePaying } from './prize-crashes.ts';

const TIMES = [1, 2, 3, 4, 5];

describe.each(TIMES)('workers that die while they pay prizes, round %i', { concurrent: true }, () => {
  it.each(PRIZE_CRASHES)('each prize of a challenge is paid exactly once when the worker dies at %s', surviveWhilePaying, 180_000);
});
