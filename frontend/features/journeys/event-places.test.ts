import { expect, it } from 'vitest';
import { EVENT_NAMES } from '#contracts/analytics.ts';
import { wordsOf } from './event-places.ts';

it('has a text for each recorded event', () => {
  expect(EVENT_NAMES.filter((name) => wordsOf(name) === name)).toEqual([]);
  expect(wordsOf('page_viewed /pricing')).toBe('Opened the prices');
});
