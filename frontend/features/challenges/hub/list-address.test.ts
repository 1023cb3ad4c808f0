import { expect, it } from 'vitest';
import { listPath, readChallengeFilters } from './list-address.ts';

it('reads tab, type and order from the address, and leaves out unknown values', () => {
  expect(readChallengeFilters(new URLSearchParams('state=voting&type=image&sort=most-entries'))).toEqual({ state: 'voting', type: 'image', sort: 'most-entries' });
  expect(readChallengeFilters(new URLSearchParams('state=old&type=music&sort=random'))).toEqual({ state: 'active' });
});

it('writes the first tab as an address without parameters', () => {
  expect([listPath({ state: 'active' }), listPath({ state: 'mine', type: 'text', sort: undefined })]).toEqual(['/challenges', '/challenges?state=mine&type=text']);
});
