import { expect, it } from 'vitest';
import { EVENT_NAMES } from '#contracts/analytics.ts';
import { wordsOf } from './event-places.ts';

it('shows a text for each event of a journey that the server records', () => {
  expect(EVENT_NAMES.filter((name) => wordsOf(name) === name)).toEqual([]);
  expect(wordsOf('page_viewed /pricing')).toBe('Opened the prices');
});
