import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getUnreadCount, listMessages, markAllMessagesRead, markMessageRead } from '#contracts/messages.ts';
import type { Message } from '#contracts/messages.ts';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { call, callPage } from '#lib/call.ts';
import { NET_POLL_MS } from '#lib/connection.ts';
import { MESSAGES_STALE_MS, UNREAD_STALE_MS } from '#lib/query-client.ts';

export const messageKeys = {
  list: [listMessages.path, 'list'] as const,
  unread: [getUnreadCount.path] as const,
};

/** Own messages, newest first. */
export const messagesQuery = infiniteQueryOptions({
  queryKey: messageKeys.list,
  queryFn: ({ pageParam, signal }) => callPage(listMessages, { query: { before: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  staleTime: MESSAGES_STALE_MS,
});

/** One key for every unread badge: pushed by the socket, polled every 30 s as the net (decisions.md). */
export const unreadQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: messageKeys.unread,
    queryFn: async ({ signal }) => (await call(getUnreadCount, { signal })).count,
    enabled: signedIn,
    staleTime: UNREAD_STALE_MS,
    refetchInterval: NET_POLL_MS,
  });

interface MessagePages {
  pages: { data: Message[]; nextCursor: string | null }[];
  pageParams: unknown[];
}

/** Puts a pushed message on top of the list and counts it, once however often it arrives. */
export function applyMessage(client: QueryClient, { message }: RealtimePayload<'message'>): void {
  const known = client.getQueryData<MessagePages>(messageKeys.list);
  if (known?.pages.some((page) => page.data.some((other) => other.id === message.id))) return;
  client.setQueryData<MessagePages>(messageKeys.list, (pages) => pages && withFirst(pages, message));
  client.setQueryData<number>(messageKeys.unread, (count) => (count ?? 0) + (message.read ? 0 : 1));
  // The count is a guess until the server has the last word; one indexed read settles it.
  void client.invalidateQueries({ queryKey: messageKeys.unread });
}

const withFirst = (known: MessagePages, message: Message): MessagePages => ({
  ...known,
  pages: known.pages.map((page, index) => (index === 0 ? { ...page, data: [message, ...page.data] } : page)),
});

/** Marks one message read. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, actionKey }: { id: string; actionKey: string }) =>
      call(markMessageRead, { params: { id }, idempotencyKey: actionKey }),
    onSettled: () => refresh(client),
  });
}

/** Marks everything read that had arrived. */
export function useMarkAllRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ actionKey }: { actionKey: string }) => call(markAllMessagesRead, { idempotencyKey: actionKey }),
    onSettled: () => refresh(client),
  });
}

const refresh = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: messageKeys.list }),
    client.invalidateQueries({ queryKey: messageKeys.unread }),
  ]);
