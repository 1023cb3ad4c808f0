import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listChatFolders, listChats } from '#contracts/chat.ts';
import { getBudgets } from '#contracts/chat-replies.ts';
import { listChatShares } from '#contracts/chat-shares.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** A chat as the list shows it, with the text around a search match. */
export type ListedChat = ResponseOf<typeof listChats>['items'][number];

export interface ChatsView {
  q: string;
  archived: boolean;
}

/** Query for the viewer's chats: pinned ones first, then the newest. */
export const chatsQuery = ({ q, archived }: ChatsView) =>
  infiniteQueryOptions({
    queryKey: [listChats.path, 'list', { q, archived }] as const,
    ...timesOf(listChats),
    queryFn: ({ pageParam, signal }) => call(listChats, { query: { q: q === '' ? undefined : q, archived: archived ? 'true' : undefined, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Query for the viewer's folders of chats, by name. */
export const chatFoldersQuery = queryOptions({
  queryKey: [listChatFolders.path] as const,
  ...timesOf(listChatFolders),
  queryFn: async ({ signal }) => (await call(listChatFolders, { signal })).folders,
});

/**
 * Query for the links that share a chat, and how many messages a new link would show. `end` is the id of the last complete message of the
 * open branch, so that a new message fetches that number again.
 */
export const chatSharesQuery = (chatId: string, end: string | null) =>
  queryOptions({
    queryKey: [listChatShares.path, chatId, end] as const,
    ...timesOf(listChatShares),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(listChatShares, { params: { id: chatId }, signal }),
  });

/** Query for the user's spending limits and the tokens spent today. */
export const budgetsQuery = queryOptions({ queryKey: [getBudgets.path] as const, ...timesOf(getBudgets), queryFn: ({ signal }) => call(getBudgets, { signal }) });
