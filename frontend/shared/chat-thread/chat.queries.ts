import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getChat, listChatMessages } from '#contracts/chat.ts';
import type { Chat } from '#contracts/chat.ts';
import { call } from '#lib/call.ts';
import { FIRST_RENDERED_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';
import type { MessagePage } from './thread-cache.ts';

/** Number of chat messages on the first page: enough for several screens. */
const FIRST_PAGE = 30;
/** Number of messages in each page of earlier chat messages. */
const EARLIER_PAGES = 60;

export const chatKeys = {
  chat: (id: string) => [getChat.path, id] as const,
  thread: (id: string) => [listChatMessages.path, id] as const,
};

/** Fetches one chat by its id. */
export const chatQuery = (id: string) =>
  queryOptions({
    queryKey: chatKeys.chat(id),
    ...timesOf(getChat),
    queryFn: async ({ signal }): Promise<Chat> => (await call(getChat, { params: { id }, signal })).chat,
  });

/** Fetches a page of messages of the chat's open branch; without a cursor the newest page. */
export const fetchMessages = (id: string, before?: string, signal?: AbortSignal): Promise<MessagePage> =>
  call(listChatMessages, { params: { id }, query: { before, limit: before === undefined ? FIRST_PAGE : EARLIER_PAGES }, signal });

/** Fetches the messages of a chat's open branch, from the newest page upwards. New messages come by the socket and by `syncThread`. */
export const threadQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: chatKeys.thread(id),
    ...timesOf(listChatMessages),
    queryFn: ({ pageParam, signal }) => fetchMessages(id, pageParam ?? undefined, signal),
    initialPageParam: FIRST_RENDERED_PAGE,
    getNextPageParam: (page: MessagePage) => page.nextCursor,
    staleTime: Infinity,
  });
