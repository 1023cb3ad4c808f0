import { expect, it } from 'vitest';
import { dayOf, endOf, lastDayOf, startOf } from './slot-days.ts';

it('converts the last day of a featured prompt to its end at the next midnight UTC, and an end back to the last day', () => {
  expect(endOf('2026-11-30')).toBe('2026-12-01T00:00:00.000Z');
  expect(lastDayOf(endOf('2026-11-30'))).toBe('2026-11-30');
  expect(lastDayOf('2026-11-30T13:00:00.000Z')).toBe('2026-11-30');
  expect(endOf(null)).toBeNull();
  expect(lastDayOf(null)).toBeNull();
});

it('begins the first day of a featured prompt at midnight UTC', () => {
  expect(startOf('2026-11-21')).toBe('2026-11-21T00:00:00.000Z');
  expect(dayOf('2026-11-21T23:30:00.000Z')).toBe('2026-11-21');
  expect(dayOf(null)).toBeNull();
});
