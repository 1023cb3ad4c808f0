import { expect, it } from 'vitest';
import { dayStart, isDay, mondayOf, shiftDay, utcDay } from './utc-days.ts';

it('returns the UTC day of a moment, whatever time zone the moment was written in', () => {
  expect(utcDay(new Date('2026-11-22T23:30:00-05:00'))).toBe('2026-11-23');
  expect(utcDay(dayStart('2026-11-22') - 1)).toBe('2026-11-21');
});

it('moves a day across the ends of months, also in leap years', () => {
  expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01');
  expect(shiftDay('2028-03-01', -1)).toBe('2028-02-29');
});

it('begins ISO weeks on Mondays, also across the turn of a year', () => {
  expect(['2026-11-16', '2026-11-22', '2027-01-03'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-16', '2026-12-28']);
});

it.each([['2026-11-21', true], ['2028-02-29', true], ['2026-02-29', false], ['2026-02-30', false], ['2026-13-01', false], ['2026-1-1', false], ['', false], [null, false], [20261121, false]])('isDay tells whether %s is a day of the calendar: %s', (text, real) => {
  expect(isDay(text)).toBe(real);
});
