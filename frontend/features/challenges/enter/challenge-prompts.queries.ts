import { infiniteQueryOptions } from '@tanstack/react-query';
import { listChallengePrompts } from '#contracts/challenge-entries.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';
import { challengeKeys } from '#shared/challenges/challenges.queries.ts';

/** Query for the prompts with which the viewer may make an entry in a challenge, 24 a page. */
export const challengePromptsQuery = (challengeId: string, q: string) =>
  infiniteQueryOptions({
    queryKey: [...challengeKeys.all, 'prompts', challengeId, q] as const,
    ...timesOf(listChallengePrompts),
    queryFn: ({ pageParam, signal }) => call(listChallengePrompts, { params: { id: challengeId }, query: { q: q || undefined, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
