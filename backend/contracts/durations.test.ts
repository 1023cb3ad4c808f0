import { expect, it } from 'vitest';
import { DAY_MS, DAY_SECONDS, HOUR_MS, HOUR_SECONDS, MINUTE_MS, SECOND_MS } from './durations.ts';

it.each([
  ['second', SECOND_MS, '2026-11-21T23:00:01.000Z'],
  ['minute', MINUTE_MS, '2026-11-21T23:01:00.000Z'],
  ['hour', HOUR_MS, '2026-11-22T00:00:00.000Z'],
  ['day', DAY_MS, '2026-11-22T23:00:00.000Z'],
])('the constant for one %s moves a date by exactly that time', (_, ms, later) => {
  expect(new Date(Date.parse('2026-11-21T23:00:00.000Z') + ms).toISOString()).toBe(later);
});

it('the constants for hours and days agree in seconds and milliseconds', () => {
  expect([HOUR_SECONDS * SECOND_MS, DAY_SECONDS * SECOND_MS]).toEqual([HOUR_MS, DAY_MS]);
});
