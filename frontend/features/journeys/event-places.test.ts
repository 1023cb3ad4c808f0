import { expect, it } from 'vitest';
import { EVENT_NAMES } from '#contracts/analytics.ts';
import { ENDED, placeWords, wordsOf } from './event-places.ts';
import { EVENT_WORDS } from './journeys.words.ts';

it('shows a text for each event of a journey that the server records', () => {
  expect(EVENT_NAMES.filter((name) => wordsOf(name) === EVENT_WORDS.otherEvent)).toEqual([]);
  expect(wordsOf('page_viewed /pricing')).toBe('Opened the prices');
});

it('shows neither addresses of pages nor names of events that it does not know', () => {
  expect(wordsOf('page_viewed /my-creations')).toBe('Opened My Creations');
  expect(wordsOf('page_viewed /gone/:id')).toBe('Opened another page');
  expect(wordsOf('page_viewed ')).toBe('Opened another page');
  expect(wordsOf('rabbit_found')).toBe('Another event');
});

it('says of paths that lead back that the visit began there', () => {
  expect(placeWords(ENDED, 'after')).toBe('Visit ended');
  expect(placeWords(ENDED, 'before')).toBe('Visit began');
  expect(placeWords('signed_up', 'before')).toBe('Sign-up');
});
