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

/** Page sizes: the first fills a screen, later ones are as large as one request allows. */
const PAGE = { first: 50, next: 100 } as const;

/** Fetches the user's own messages that match a filter, newest first. Pushed changes are stored in other queries beside these pages. */
export const messagesQuery = (filter: MessageFilter) =>
  infiniteQueryOptions({
    queryKey: messageKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      callPage(listMessages, { query: { ...filter, before: pageParam, limit: pageParam === undefined ? PAGE.first : PAGE.next }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: Infinity,
    // The archived list does not follow live changes, so each visit fetches it again.
    ...(filter.archived && { gcTime: 0 }),
  });

/** One key for every unread badge. The socket pushes it; the client polls it in case the socket is cut (docs/rules/client-limits.md#polling). */
export const unreadQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: messageKeys.unread,
    ...timesOf(getUnreadCount),
    queryFn: async ({ signal }) => (await call(getUnreadCount, { signal })).count,
    enabled: signedIn,
    refetchInterval: NET_POLL_MS,
  });

/** Counts unread and all messages for the head of the Notification Center. The client polls it every 30 s in case the socket is cut. */
export const summaryQuery = queryOptions({
  queryKey: messageKeys.summary,
  ...timesOf(getPrioritySummary),
  queryFn: ({ signal }) => call(getPrioritySummary, { signal }),
  refetchOnMount: true,
  refetchInterval: NET_POLL_MS,
});

/**
 * Fetches what changed since this client's cursor, which is the query's data: every 30 s while messages are on the screen and on each connect, so
 * that no list is fetched again page by page. The cursor moves on only when the client has stored everything that the answer asks for.
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
    // Without a cursor the server sends no changes, so lists that were fetched before this request may lack some.
    if (cursor === undefined && client.getQueriesData<MessagePages>({ queryKey: messageKeys.lists, predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt < asked }).length > 0) await store.fetchAgain();
    return answer.cursor;
  },
  gcTime: Infinity,
  refetchOnMount: true,
});

/** Fetches the changes now. It cancels a request under way, whose answer may be older than what has to be known. */
export async function resync(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: messageKeys.changes });
  await client.fetchQuery({ ...changesQuery, staleTime: 0 }).catch(() => undefined);
}

/** Fetches missed changes at once and every 30 s while messages are on the screen. */
export const useCatchUp = (open: boolean) => useQuery({ ...changesQuery, enabled: open, refetchInterval: NET_POLL_MS });

/** Messages of a filter with all pushed changes. While the server searches, the client shows the loaded messages that match. */
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
