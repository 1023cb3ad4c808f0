import { useMemo } from 'react';
import { infiniteQueryOptions, queryOptions, skipToken, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getPrioritySummary, getUnreadCount, listMessageChanges, listMessages } from '#contracts/messages.ts';
import { call, callPage } from '#lib/call.ts';
import { NET_POLL_MS } from '#lib/connection.ts';
import { timesOf } from '#lib/query-times.ts';
import { NOTHING_HAPPENED, shownMessages } from './live-messages.ts';
import type { LiveMessages, MessagePages } from './live-messages.ts';
import { EVERYTHING } from './message-filter.ts';
import type { MessageFilter } from './message-filter.ts';
import { messageStore } from './message-store.ts';
import { messageKeys } from './messages.keys.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** Page sizes of lists of messages: the first page fills a screen, later ones are as large as one request allows. */
const PAGE = { first: 50, next: 100 } as const;

/** Fetches the user's messages that match a filter, newest first. Pushed changes are kept beside these pages and not in them. */
export const messagesQuery = (filter: MessageFilter) =>
  infiniteQueryOptions({
    queryKey: messageKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      callPage(listMessages, { query: { ...filter, before: pageParam, limit: pageParam === undefined ? PAGE.first : PAGE.next }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: Infinity,
    // The list of archived messages does not follow pushed changes, so each visit fetches it again.
    ...(filter.archived && { gcTime: 0 }),
  });

/**
 * Fetches the number of unread messages for every badge. The socket pushes it; the client also polls it in case the socket is cut
 * (docs/rules/client-limits.md#polling).
 */
export const unreadQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: messageKeys.unread,
    ...timesOf(getUnreadCount),
    queryFn: async ({ signal }) => (await call(getUnreadCount, { signal })).count,
    enabled: signedIn,
    refetchInterval: NET_POLL_MS,
  });

/** Fetches the counts of unread and of all messages for the head of the Notification Center. The client polls them in case the socket is cut. */
export const summaryQuery = queryOptions({
  queryKey: messageKeys.summary,
  ...timesOf(getPrioritySummary),
  queryFn: ({ signal }) => call(getPrioritySummary, { signal }),
  refetchOnMount: true,
  refetchInterval: NET_POLL_MS,
});

/**
 * Fetches the changes of messages since this client's cursor, every 30 s while messages are on the screen and on each connect. So no list is
 * fetched again page by page. The query's data is the cursor, which moves on only when the client has stored everything that the answer asks
 * for.
 */
export const changesQuery = queryOptions({
  queryKey: messageKeys.changes,
  ...timesOf(listMessageChanges),
  queryFn: async ({ client, signal }): Promise<string> => {
    const cursor = client.getQueryData<string>(messageKeys.changes);
    const asked = Date.now();
    const store = messageStore(client);
    const { gone } = store.live();
    const answer = await call(listMessageChanges, { query: { since: cursor }, signal });
    await store.missed(answer, gone);
    // Without a cursor the server sends no changes. So lists of messages that were fetched before this request may lack some, and are fetched again.
    if (cursor === undefined && client.getQueriesData<MessagePages>({ queryKey: messageKeys.lists, predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt < asked }).length > 0) await store.fetchAgain();
    return answer.cursor;
  },
  gcTime: Infinity,
  refetchOnMount: true,
});

/** Fetches the changes of messages now. It cancels a request under way, because its answer may be older than the change that the caller heard of. */
export async function resync(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: messageKeys.changes });
  await client.fetchQuery({ ...changesQuery, staleTime: 0 }).catch(() => undefined);
}

/** Fetches missed changes of messages at once and every 30 s while messages are on the screen. */
export const useCatchUp = (open: boolean) => useQuery({ ...changesQuery, enabled: open, refetchInterval: NET_POLL_MS });

/** Returns the messages that match a filter, with all pushed changes. While the server searches, it returns the loaded messages that match. */
export function useMessages(filter: MessageFilter, { enabled = true } = {}) {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    ...messagesQuery(filter),
    enabled,
    placeholderData: () => (filter.archived ? undefined : client.getQueryData<MessagePages>(messageKeys.list(EVERYTHING))),
  });
  const { data: live = NOTHING_HAPPENED } = useQuery<LiveMessages>({ queryKey: messageKeys.live, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity });
  const { data } = query;
  const messages = useMemo(() => data && shownMessages(data, live, filter), [data, live, filter]);
  return { query, messages };
}
