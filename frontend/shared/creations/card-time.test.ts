import { expect, it } from 'vitest';
import { cardTime, clipLength } from './card-time.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');

it.each([
  ['today', '2026-11-20T14:02:00Z', '14:02'],
  ['yesterday', '2026-11-19T23:59:00Z', 'Thu'],
  ['earlier this year', '2026-03-02T10:00:00Z', '2 Mar'],
  ['in another year', '2025-03-02T10:00:00Z', '2 Mar 2025'],
])("a creation's card writes a time %s in its short form", (_, iso, words) => {
  expect(cardTime(iso, NOW, 'UTC')).toBe(words);
});

it.each([[5_000, '0:05'], [61_400, '1:01'], [600_000, '10:00']])("a creation's card writes the length of a clip of %d ms", (ms, words) => {
  expect(clipLength(ms)).toBe(words);
});
