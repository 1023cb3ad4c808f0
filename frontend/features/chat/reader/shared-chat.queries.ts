import { infiniteQueryOptions } from '@tanstack/react-query';
import { getSharedChat } from '#contracts/chat-shares.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** Query for the messages of a shared chat, page by page from its beginning. */
export const sharedChatQuery = (token: string) =>
  infiniteQueryOptions({
    queryKey: [getSharedChat.path, token] as const,
    ...timesOf(getSharedChat),
    queryFn: ({ pageParam, signal }) => call(getSharedChat, { params: { token }, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
