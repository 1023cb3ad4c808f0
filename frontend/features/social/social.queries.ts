import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getFollowCounts, getMarks, listFollows } from '#contracts/social.ts';
import { call } from '#lib/call.ts';
import type { MarkLoader } from './mark-loader.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** Whether the viewer likes and saved a prompt. The counts are null until the viewer's own press brings new ones. */
export interface PromptMarks {
  liked: boolean;
  saved: boolean;
  likes: number | null;
  saves: number | null;
}

export const NOT_MARKED: PromptMarks = { liked: false, saved: false, likes: null, saves: null };

export const socialKeys = {
  prompt: (userId: string, promptId: string) => [getMarks.path, userId, 'prompt', promptId] as const,
  person: (userId: string, personId: string) => [getMarks.path, userId, 'person', personId] as const,
  counts: (personId: string) => [getFollowCounts.path, personId] as const,
  follows: (personId: string) => [listFollows.path, personId] as const,
};

/** Fetches whether the viewer likes and saved one prompt. All cards of a page share one request. */
export const promptMarksQuery = (loader: MarkLoader, userId: string, promptId: string) =>
  queryOptions({
    queryKey: socialKeys.prompt(userId, promptId),
    queryFn: async ({ client, queryKey }): Promise<PromptMarks> => {
      const answer = await loader.load('prompts', promptId);
      const [liked, saved] = [answer.liked.includes(promptId), answer.saved.includes(promptId)];
      const known = client.getQueryData<PromptMarks>(queryKey);
      // A count belongs to the mark that the viewer's press left.
      return { liked, saved, likes: known?.liked === liked ? known.likes : null, saves: known?.saved === saved ? known.saves : null };
    },
  });

/** Fetches whether the viewer follows a person. */
export const followedQuery = (loader: MarkLoader, userId: string, personId: string) =>
  queryOptions({
    queryKey: socialKeys.person(userId, personId),
    queryFn: async (): Promise<boolean> => (await loader.load('people', personId)).followed.includes(personId),
  });

export const followCountsQuery = (personId: string) =>
  queryOptions({ queryKey: socialKeys.counts(personId), queryFn: ({ signal }) => call(getFollowCounts, { params: { id: personId }, signal }) });

/** Fetches the followers of a person, or the users whom they follow, page by page. */
export const followsQuery = (personId: string, side: 'followers' | 'following') =>
  infiniteQueryOptions({
    queryKey: [...socialKeys.follows(personId), side],
    queryFn: ({ pageParam, signal }) => call(listFollows, { params: { id: personId }, query: { side, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
