import { expect, it } from 'vitest';
import { createRetryAfter } from './retry-after.ts';

it('Retry-After of refusals is 1 to 3 s, and grows to 3 to 5 s while requests are refused all the time', () => {
  for (const [random, first] of [[0, 1], [0.999, 3]] as const) {
    const secondsAt = createRetryAfter(() => random);
    expect([0, 1_000, 1_600, 2_900, 3_100, 4_900, 6_700].map(secondsAt)).toEqual([0, 0, 1, 1, 2, 2, 2].map((added) => first + added));
  }
});

it('Retry-After begins anew when no request was refused for a while', () => {
  const secondsAt = createRetryAfter(() => 0);
  expect([0, 1_600, 3_200, 5_300, 5_400].map(secondsAt)).toEqual([1, 2, 3, 1, 1]);
});
