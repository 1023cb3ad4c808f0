import { expect, it } from 'vitest';
import { listPath, readChallengeFilters } from './list-address.ts';

it('the list of challenges reads tab, content type and order from its address, and ignores unknown values', () => {
  expect(readChallengeFilters(new URLSearchParams('state=voting&type=image&sort=most-entries'))).toEqual({ state: 'voting', type: 'image', sort: 'most-entries' });
  expect(readChallengeFilters(new URLSearchParams('state=old&type=music&sort=random'))).toEqual({ state: 'active' });
});

it('the address of the first tab of the list of challenges has no parameters', () => {
  expect([listPath({ state: 'active' }), listPath({ state: 'mine', type: 'text', sort: undefined })]).toEqual(['/challenges', '/challenges?state=mine&type=text']);
});
