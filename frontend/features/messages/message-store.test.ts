import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '#contracts/messages.ts';
import { shownMessages } from './live-messages.ts';
import type { MessagePage, MessagePages } from './live-messages.ts';
import type { MessageFilter } from './message-filter.ts';
import { messageStore } from './message-store.ts';
import type { MessageStore } from './message-store.ts';
import { messageKeys } from './messages.keys.ts';
import { createMessageFeed } from './messages.realtime.ts';
import { messageOf } from './testing/message-of.ts';

const AT = '2026-11-21T09:00:00.000Z';
let client: QueryClient;
let store: MessageStore;
const list = (filter: MessageFilter): MessagePages => client.getQueryData(messageKeys.list(filter))!;
const shown = (filter: MessageFilter = {}): Message[] => shownMessages(list(filter), store.live(), filter);
const unread = (): number | undefined => client.getQueryData(messageKeys.unread);
const news = (): Message[] | undefined => client.getQueryData(messageKeys.news);

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  store = messageStore(client);
  for (const filter of [{}, { unread: 'true' }] as const) {
    client.setQueryData<MessagePages>(messageKeys.list(filter), { pages: [{ data: [messageOf(2), messageOf(1)], nextCursor: null }], pageParams: [undefined] });
  }
  client.setQueryData(messageKeys.unread, 2);
  client.setQueryData(messageKeys.summary, { unread: 2, total: 2, byPriority: {} });
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

test('counts, lists and announces a message only once when the server pushes it twice', () => {
  const feed = createMessageFeed(client);
  for (let time = 0; time < 2; time += 1) feed.apply({ message: messageOf(3, { isRealtime: true }) });
  expect([shown().length, unread(), client.getQueryData(messageKeys.summary)]).toMatchObject([3, 3, { unread: 3, total: 3 }]);
  expect(news()?.map(({ id }) => id)).toEqual([messageOf(3).id]);
  feed.close();
});

test('neither counts nor announces a pushed message that a fetched list already has', () => {
  const feed = createMessageFeed(client);
  feed.apply({ message: messageOf(2, { isRealtime: true }) });
  expect([shown().length, unread(), news()]).toEqual([2, 2, undefined]);
  feed.close();
});

test('neither counts as unread nor announces a message that the user switched off, which arrives as read', () => {
  const feed = createMessageFeed(client);
  feed.apply({ message: messageOf(3, { read: true }) });
  expect([unread(), news()]).toEqual([2, undefined]);
  feed.close();
});

test('shows a message as read in every list after another tab marked it, and takes the unread count from the server', () => {
  const feed = createMessageFeed(client);
  feed.changed({ change: 'read', ids: [messageOf(2).id], at: AT, unread: 1 });
  vi.advanceTimersByTime(100);
  expect([shown().map(({ read }) => read), shown({ unread: 'true' }).length, unread()]).toEqual([[true, false], 1, 1]);
  feed.close();
});

test('shows the unread count of the latest of several pushed changes, also when it arrives first', () => {
  const feed = createMessageFeed(client);
  feed.changed({ change: 'read', ids: [messageOf(1).id], at: '2026-11-21T09:00:00.200Z', unread: 0 });
  feed.changed({ change: 'archived', ids: [messageOf(2).id], at: '2026-11-21T09:00:00.100Z', unread: 1 });
  vi.advanceTimersByTime(100);
  expect([shown().map(({ id }) => id), unread(), client.getQueryData(messageKeys.summary)]).toMatchObject([[messageOf(1).id], 0, { total: 1 }]);
  feed.close();
});

test('adds messages that the socket missed to the unread count once, and fetches the exact counts', async () => {
  for (let time = 0; time < 2; time += 1) {
    await store.missed({ messages: [messageOf(4), messageOf(1, { read: true })], archivedIds: [messageOf(2).id], unread: 1, cursor: 'c', complete: true }, new Set());
  }
  expect(shown().map(({ id, read }) => [id, read])).toEqual([[messageOf(4).id, false], [messageOf(1).id, true]]);
  expect([unread(), news()?.length, client.getQueryState(messageKeys.summary)?.isInvalidated]).toEqual([1, 1, true]);
});

test('sends no request for counts when the server reports no missed message', async () => {
  await store.missed({ messages: [], archivedIds: [], unread: 2, cursor: 'c', complete: true }, new Set());
  expect(client.getQueryState(messageKeys.summary)?.isInvalidated).toBe(false);
});

test('shows a message that was restored from the archive in its lists again, as read, without a request', () => {
  const archived = { archived: 'true' } as const;
  client.setQueryData<MessagePages>(messageKeys.list(archived), { pages: [{ data: [messageOf(5, { read: true }), messageOf(4, { read: true })], nextCursor: null }], pageParams: [undefined] });
  const feed = createMessageFeed(client);
  feed.changed({ change: 'restored', ids: [messageOf(5).id], at: AT, unread: 2 });
  vi.advanceTimersByTime(100);
  expect(shown().map(({ id }) => id)).toEqual([messageOf(5).id, messageOf(2).id, messageOf(1).id]);
  expect(shown()[0]!.read).toBe(true);
  expect(shown(archived).map(({ id }) => id)).toEqual([messageOf(4).id]);
  expect(list({ unread: 'true' })).toBeDefined();
  feed.changed({ change: 'archived', ids: [messageOf(5).id], at: AT, unread: 2 });
  vi.advanceTimersByTime(100);
  expect([shown(), shown(archived)].map((all) => all.map(({ id }) => id))).toEqual([[messageOf(2).id, messageOf(1).id], [messageOf(5).id, messageOf(4).id]]);
  feed.close();
});

test('shows a message that was restored while this tab was away, but not one that is being archived', async () => {
  const [restored, leaving] = [messageOf(2, { read: true }), messageOf(1)];
  await store.missed({ messages: [], archivedIds: [restored.id], unread: 1, cursor: 'b', complete: true }, new Set());
  store.begun('archive', [leaving]);
  expect(shown()).toEqual([]);
  await store.missed({ messages: [restored, leaving], archivedIds: [], unread: 1, cursor: 'c', complete: true }, store.live().gone);
  expect(shown()).toEqual([restored]);
});

test('fetches one page of each list of messages again when too many messages changed', async () => {
  client.setQueryData<MessagePages>(messageKeys.list({}), (known) => known && { pages: [...known.pages, { data: [messageOf(0)], nextCursor: null }], pageParams: [undefined, 'x'] });
  await store.missed({ messages: [], archivedIds: [], unread: 40, cursor: 'c', complete: false }, new Set());
  expect(client.getQueryData(messageKeys.list({}))).toBeUndefined();
  expect(unread()).toBe(40);
});

/** Puts a list of messages on the screen, with the server's answer when the client fetches it again. */
function onScreen(answer: () => Message[]): () => void {
  const queryFn = (): Promise<MessagePage> => Promise.resolve().then(() => ({ data: answer(), nextCursor: null }));
  return new InfiniteQueryObserver(client, {
    queryKey: messageKeys.list({}), queryFn, initialPageParam: undefined, getNextPageParam: () => undefined, staleTime: Infinity, retry: false,
  }).subscribe(() => undefined);
}

test('keeps newly arrived messages unread when another tab marked all as read, because the lists are fetched again', async () => {
  const leave = onScreen(() => [messageOf(3), messageOf(2, { read: true }), messageOf(1, { read: true })]);
  const feed = createMessageFeed(client);
  feed.apply({ message: messageOf(3) });
  feed.changed({ change: 'read', ids: null, at: AT, unread: 1 });
  await vi.advanceTimersByTimeAsync(100);
  expect([shown().map(({ read }) => read), unread()]).toEqual([[false, true, true], 1]);
  feed.close();
  leave();
});

test('keeps the changes of messages until the lists that they concern have been fetched again', async () => {
  let down = true;
  const leave = onScreen(() => {
    if (down) throw new Error('away');
    return [messageOf(2)];
  });
  await store.missed({ messages: [], archivedIds: [messageOf(1).id], unread: 1, cursor: 'b', complete: true }, new Set());
  const tooMuch = { messages: [], archivedIds: [], unread: 1, cursor: 'c', complete: false };
  await expect(store.missed(tooMuch, new Set())).rejects.toThrow('away');
  expect([shown().length, store.live().gone.size]).toEqual([1, 1]);
  down = false;
  await store.missed(tooMuch, new Set());
  expect([shown().length, store.live().gone.size]).toEqual([1, 0]);
  leave();
});

test('undoes a refused change of messages and its effect on the badges, but not when another tab has made the same change', () => {
  const message = messageOf(2);
  const reading = store.begun('read', [message]);
  const leaving = store.begun('archive', [message]);
  expect([unread(), client.getQueryData(messageKeys.summary)]).toMatchObject([1, { total: 1 }]);
  store.done('read', [message]);
  store.refused('archive', [message], leaving);
  expect([unread(), shown()[0]?.read, client.getQueryData(messageKeys.summary)]).toMatchObject([1, true, { total: 2 }]);
  // Another tab marked this message as read as well. Its push brought the count, so the message stays read here.
  store.refused('read', [message], reading);
  expect([unread(), shown()[0]?.read]).toEqual([1, true]);
  expect(client.getQueryState(messageKeys.unread)?.isInvalidated).toBe(true);
});
