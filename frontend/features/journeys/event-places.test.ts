import { expect, it } from 'vitest';
import { EVENT_NAMES } from '#contracts/analytics.ts';
import { wordsOf } from './event-places.ts';

it('has words of its own for each event that is recorded', () => {
  expect(EVENT_NAMES.filter((name) => wordsOf(name) === name)).toEqual([]);
  expect(wordsOf('page_viewed /pricing')).toBe('Opened the prices');
});
