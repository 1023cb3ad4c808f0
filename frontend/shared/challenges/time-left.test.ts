import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contracts/durations.ts';
import { clockParts, roughTimeLeft, shortTimeLeft } from './time-left.ts';

const values = (left: number) => clockParts(left, 0).map(({ value, unit }) => `${value} ${unit}`).join(' ');

it('the countdown of a challenge counts hours, minutes and seconds down to zero and not further', () => {
  expect(values(6 * HOUR_MS + 41 * MINUTE_MS + 18 * SECOND_MS)).toBe('06 hours 41 minutes 18 seconds');
  expect(values(26 * HOUR_MS)).toBe('26 hours 00 minutes 00 seconds');
  expect(values(SECOND_MS - 1)).toBe('00 hours 00 minutes 00 seconds');
  expect(values(-DAY_MS)).toBe('00 hours 00 minutes 00 seconds');
});

it('the countdown of a challenge counts days, hours and minutes when two days or more are left', () => {
  expect(values(2 * DAY_MS)).toBe('2 days 00 hours 00 minutes');
  expect(values(12 * DAY_MS + 3 * HOUR_MS + 4 * MINUTE_MS)).toBe('12 days 03 hours 04 minutes');
});

it('the time left until a challenge closes is written in its short form', () => {
  expect([59 * SECOND_MS, 4 * MINUTE_MS, 9 * HOUR_MS + 12 * MINUTE_MS, 15 * HOUR_MS + 12 * MINUTE_MS, DAY_MS, 2 * DAY_MS + 4 * HOUR_MS].map((left) => shortTimeLeft(left, 0)))
    .toEqual(['under a minute', '4 min', '9 h 12 min', '15 h', '1 d', '2 d 4 h']);
});

it('the time left until a challenge closes is written in its largest unit for narrow cards', () => {
  expect([59 * SECOND_MS, 4 * MINUTE_MS, HOUR_MS, 9 * HOUR_MS + 12 * MINUTE_MS, DAY_MS, 2 * DAY_MS + 4 * HOUR_MS].map((left) => roughTimeLeft(left, 0)))
    .toEqual(['under a minute', '4 min', '1 h', '9 h', '1 d', '2 d']);
});
