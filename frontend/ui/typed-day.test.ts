import { expect, test } from 'vitest';
import { typedDay } from './typed-day.ts';

test.each([
  ['21/11/2026', '2026-11-21'],
  ['1/2/2026', '2026-02-01'],
  ['1/2/26', '2026-02-01'],
  ['21.11.2026', '2026-11-21'],
  [' 21/11/2026 ', '2026-11-21'],
  ['21112026', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['20261121', '2026-11-21'],
  ['20122026', '2026-12-20'],
  ['29/02/2028', '2028-02-29'],
])('a date field reads the typed text "%s" as the day %s', (typed, day) => expect(typedDay(typed)).toBe(day));

test.each(['', '21', '21/11', '11/21/2026', '31/02/2026', '00/01/2026', '2026-13-01', 'tomorrow'])('a date field finds no day in the typed text "%s"', (typed) => expect(typedDay(typed)).toBeNull());
