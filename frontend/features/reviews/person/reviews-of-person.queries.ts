import { infiniteQueryOptions } from '@tanstack/react-query';
import { listReviewsOfPerson } from '#contracts/reviews.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** Fetches the reviews of a person's public works, latest first. */
export const reviewsOfPersonQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [listReviewsOfPerson.path, id] as const,
    queryFn: ({ pageParam, signal }) => call(listReviewsOfPerson, { params: { id }, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
