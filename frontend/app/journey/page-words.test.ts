import { expect, it } from 'vitest';
import { wordsOf } from '#features/journeys/event-places.ts';
import { EVENT_WORDS } from '#features/journeys/journeys.words.ts';
import { PAGES } from '../pages.ts';

// The longest label that two lines of the diagram of paths hold, beside its number.
const LONGEST = 34;

/** The patterns that `JourneyHost` reports: those of all pages but the administration, without their optional part. */
const reported = PAGES.filter(({ access }) => access !== 'staff').flatMap(({ paths }) => paths.map((path) => path.replace(/\/:\w+\?$/, '')));

it('has words for every page that browsers report, so that no report shows an address', () => {
  expect(reported.length).toBeGreaterThan(40);
  expect(reported.filter((pattern) => wordsOf(`page_viewed ${pattern}`) === EVENT_WORDS.otherPage), 'Add them to PAGE_WORDS of frontend/features/journeys/journeys.words.ts.').toEqual([]);
});

it('keeps these words short enough for the diagram of paths', () => {
  expect(reported.map((pattern) => wordsOf(`page_viewed ${pattern}`)).filter((words) => words.length > LONGEST || words.includes('/'))).toEqual([]);
});
