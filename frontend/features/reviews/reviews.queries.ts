import { infiniteQueryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { listReviews } from '#contracts/reviews.ts';
import type { Review } from '#contracts/reviews.ts';
import type { DiscussedType } from '#contracts/targets.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

export type ReviewSort = 'helpful' | 'newest' | 'lowest';
export type ReviewPage = ResponseOf<typeof listReviews>;

export const reviewKeys = { of: (promptId: string) => [listReviews.path, promptId] as const };

/** Fetches the reviews of a prompt or a pack, page by page. The first page has the spread of stars and the viewer's own review. */
export const reviewsQuery = (promptId: string, sort: ReviewSort, targetType: DiscussedType = 'prompt') =>
  infiniteQueryOptions({
    queryKey: [...reviewKeys.of(promptId), sort],
    ...timesOf(listReviews),
    queryFn: ({ pageParam, signal }): Promise<ReviewPage> => call(listReviews, { query: { targetType, targetId: promptId, sort, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

interface Pages {
  pages: ReviewPage[];
  pageParams: unknown[];
}

/** Changes one review in every list of the query cache that holds it. */
export const changeReview = (client: QueryClient, promptId: string, id: string, change: (review: Review) => Review): void => {
  const each = (review: Review): Review => (review.id === id ? change(review) : review);
  client.setQueriesData<Pages>({ queryKey: reviewKeys.of(promptId) }, (known) =>
    known && { ...known, pages: known.pages.map((page) => ({ ...page, items: page.items.map(each), mine: page.mine && each(page.mine) })) },
  );
};
