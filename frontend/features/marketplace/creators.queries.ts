import { infiniteQueryOptions } from '@tanstack/react-query';
import { listCreators } from '#contracts/prompt-discovery.ts';
import { call } from '#lib/call.ts';

/** People with prompts in the shop, the most run first; with words, those one of whose names begins so. */
export const creatorsQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: [listCreators.path, words.toLowerCase()],
    queryFn: ({ pageParam, signal }) => call(listCreators, { query: { q: words || undefined, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
