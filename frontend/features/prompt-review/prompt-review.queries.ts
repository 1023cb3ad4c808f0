import { queryOptions } from '@tanstack/react-query';
import { getAuthorReview } from '#contracts/moderation.ts';
import { call } from '#lib/call.ts';

/** Fetches the state of the moderators' review of an own prompt, by id or slug. */
export const authorReviewQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: [getAuthorReview.path, idOrSlug],
    queryFn: async ({ signal }) => (await call(getAuthorReview, { params: { idOrSlug }, signal })).review,
    staleTime: 0,
    refetchOnMount: 'always',
  });
