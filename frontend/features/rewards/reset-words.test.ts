import { expect, test } from 'vitest';
import { timeUntil } from './reset-words.ts';

const NOW = Date.parse('2026-11-21T17:19:00.000Z');

test.each([
  ['2026-11-22T00:00:00.000Z', '6 h 41 min'],
  ['2026-11-21T19:19:00.000Z', '2 h'],
  ['2026-11-21T18:00:00.000Z', '41 min'],
  ['2026-11-21T17:19:01.000Z', '1 min'],
  ['2026-11-21T17:18:00.000Z', '1 min'],
  ['2026-11-22T17:18:30.000Z', '24 h'],
])('writes the time until the daily reset at %s as "%s"', (iso, words) => expect(timeUntil(iso, NOW)).toBe(words));
