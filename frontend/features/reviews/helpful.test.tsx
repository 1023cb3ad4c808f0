import { useInfiniteQuery } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import type { Review } from '#contracts/reviews.ts';
import { request } from '#lib/request.ts';
import { holdRequests } from '#lib/testing/held-requests.tsx';
import { useHelpful } from './reviews.mutations.ts';
import { reviewKeys, reviewsQuery } from './reviews.queries.ts';
import type { ReviewPage } from './reviews.queries.ts';

const ID = '01990000-0000-7000-8000-000000000002';
const queryKey = reviewKeys.of('a-prompt');
const pageOf = (foundHelpful: boolean, helpful: number) => ({ items: [{ id: ID, foundHelpful, helpful }], mine: null, nextCursor: null });

const requests = holdRequests();
let review: Review | undefined;
let vote: ReturnType<typeof useHelpful>;
const shown = () => [review?.foundHelpful, review?.helpful];
const press = (helpful = true): Promise<void> => requests.press(() => vote.mutate(helpful));

function Reviews() {
  const query = reviewsQuery('a-prompt', 'helpful');
  review = useInfiniteQuery({ ...query, queryFn: async ({ signal }) => (await request('/reviews', { signal })).data as ReviewPage }).data?.pages[0]?.items[0];
  vote = useHelpful('a-prompt', { id: ID } as Review);
  return null;
}

beforeEach(async () => {
  requests.render(<Reviews />);
  await requests.answer('GET', pageOf(false, 4));
  expect(shown()).toEqual([false, 4]);
});

it('a read of the reviews that began before the press on "Helpful", and is answered after it, does not undo the press', async () => {
  await requests.readAgain(queryKey);
  await press();
  await requests.answer('GET', pageOf(false, 4));
  expect(shown()).toEqual([true, 5]);
});

it('a read of the reviews that began while the press on "Helpful" was sent does not decide, because they are read once more after the answer', async () => {
  await press();
  await requests.readAgain(queryKey);
  await requests.answer('PUT', { helpful: 5 });
  await requests.answer('GET', pageOf(false, 4));
  await requests.answer('GET', pageOf(true, 5));
  expect(shown()).toEqual([true, 5]);
});

it('a read that is answered before the press on "Helpful" is replaced by the answer to the press', async () => {
  await press();
  await requests.readAgain(queryKey);
  await requests.answer('GET', pageOf(false, 4));
  await requests.answer('PUT', { helpful: 5 });
  expect(shown()).toEqual([true, 5]);
});

it('the answer to the last press on "Helpful" decides', async () => {
  await press();
  await press(false);
  expect(shown()).toEqual([false, 4]);
  await requests.answer('PUT', { helpful: 5 });
  expect([...shown(), requests.waiting('GET')]).toEqual([false, 4, 0]);
  await requests.answer('PUT', { helpful: 4 });
  expect(shown()).toEqual([false, 4]);
});

it('a press on "Helpful" that the server refuses leaves what was there before, and does not undo a later press', async () => {
  await press();
  await requests.refuse('PUT');
  expect(shown()).toEqual([false, 4]);
  await press();
  await press(false);
  await press();
  await requests.refuse('PUT');
  expect(shown()).toEqual([true, 5]);
});

it('a press on "Helpful" that meets no read reads nothing again, because votes order the list and reviews would move while the user reads them', async () => {
  await press();
  await requests.answer('PUT', { helpful: 5 });
  expect([...shown(), requests.waiting('GET')]).toEqual([true, 5, 0]);
});
