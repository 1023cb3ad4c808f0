import { expect, it, vi } from 'vitest';
import { dateText } from './date-text.ts';

const noon = new Date('2026-11-28T12:05:00Z');

it.each([
  ['a clock time', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }, '12:05'],
  ['a day with its month', { day: 'numeric', month: 'short', timeZone: 'UTC' }, '28 Nov'],
  ['a time zone alone', { timeZone: 'Asia/Tokyo' }, '28/11/2026'],
] as const)('writes %s', (_, options, text) => {
  expect(dateText(noon, options)).toBe(text);
});

it('writes another locale', () => {
  expect(dateText(noon, { timeZone: 'UTC' }, 'en-CA')).toBe('2026-11-28');
});

it('writes a date without a time as toLocaleString does', () => {
  expect(dateText(new Date('never'), { day: 'numeric' })).toBe('Invalid Date');
});

it('writes the time of the zone in which the device is now', () => {
  const before = process.env['TZ'];
  const times = ['UTC', 'Asia/Tokyo'].map((zone) => {
    process.env['TZ'] = zone;
    return dateText(noon, { hour: '2-digit', minute: '2-digit' });
  });
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
  expect(times).toEqual(['12:05', '21:05']);
});

it('makes one formatter for a hundred dates with the same options', () => {
  let made = 0;
  class Counting extends Intl.DateTimeFormat {
    constructor(...options: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...options);
      made += 1;
    }
  }
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: Counting });
  for (let day = 0; day < 100; day += 1) dateText(new Date(noon.getTime() + day), { weekday: 'long', timeZone: 'Europe/Rome' });
  vi.unstubAllGlobals();
  expect(made).toBe(1);
});
