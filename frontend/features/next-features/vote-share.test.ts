import { expect, it } from 'vitest';
import { voteShare, voteWords } from './vote-share.ts';

it.each([[0, 0, 0], [0, 7, 0], [7, 7, 100], [1, 3, 33], [2, 3, 67], [1, 8, 13], [1, 201, 0], [200, 201, 100]])('shows %i of %i votes for a next feature as a share of %i %%', (votes, total, share) => {
  expect(voteShare(votes, total)).toBe(share);
});

it('writes the number of votes for a next feature with a comma, and one vote in the singular', () => {
  expect([0, 1, 1204].map(voteWords)).toEqual(['0 votes', '1 vote', '1,204 votes']);
});
