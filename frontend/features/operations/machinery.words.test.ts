import { expect, it } from 'vitest';
import { LIMITS_CARD, MACHINERY_PANEL } from './machinery.words.ts';

it('names the period of a rate limit by a day, an hour or a minute, and other periods in plain units', () => {
  const periods = [[5, 86_400], [10, 3_600], [1_200, 60], [3, 1], [30, 900], [5, 7_200], [4, 10]] as const;
  expect(periods.map(([points, seconds]) => LIMITS_CARD.allowed(points, seconds))).toEqual(['5 a day', '10 an hour', '1,200 a minute', '3 a second', '30 in 15 min', '5 in 2 h', '4 in 10 s']);
});

it('says how long the events of the payment provider took, below a second too', () => {
  expect([0.34, 2.25].map(MACHINERY_PANEL.lag)).toEqual(['95 of 100 took at most 340 ms in 24 hours.', '95 of 100 took at most 2.3 s in 24 hours.']);
});
