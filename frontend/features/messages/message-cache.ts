import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getPrioritySummary, Message } from '#contracts/messages.ts';
import { NOTHING_HAPPENED, isReadIn, since, withGone, withRead } from './live-messages.ts';
import type { LiveMessages, MessagePages } from './live-messages.ts';
import { messageKeys } from './messages.keys.ts';

type Summary = ResponseOf<typeof getPrioritySummary>;

/** More than this is no longer kept beside the lists: they are fetched anew. */
const MOST_BESIDE = 5_000;

export const liveOf = (client: QueryClient): LiveMessages => client.getQueryData<LiveMessages>(messageKeys.live) ?? NOTHING_HAPPENED;

/** Notes what happened; every list that shows it does so at once. */
export function note(client: QueryClient, change: (live: LiveMessages) => LiveMessages): void {
  const live = change(liveOf(client));
  client.setQueryData<LiveMessages>(messageKeys.live, live);
  if (live.messages.length + live.read.size + live.gone.size > MOST_BESIDE) fetchAnew(client);
}

/** Sets what every badge shows. */
export function setUnread(client: QueryClient, unread: number): void {
  client.setQueryData<number>(messageKeys.unread, unread);
  client.setQueryData<Summary>(messageKeys.summary, (known) => known && { ...known, unread });
}

/** Adds to what the badges show, where they show anything yet. */
export function countMore(client: QueryClient, { unread, total }: { unread: number; total: number }): void {
  client.setQueryData<number>(messageKeys.unread, (known) => known === undefined ? known : Math.max(0, known + unread));
  client.setQueryData<Summary>(messageKeys.summary, (known) =>
    known && { ...known, unread: Math.max(0, known.unread + unread), total: Math.max(0, known.total + total) });
}

/** Notes messages as read or archived and counts those of which nobody told before: the push of the same may come first. */
export function noteDone(client: QueryClient, what: 'read' | 'archive', done: readonly Message[]): void {
  const live = liveOf(client);
  const fresh = done.filter(({ id }) => !live.gone.has(id));
  const unread = fresh.filter((message) => !message.read && !isReadIn(live, message)).length;
  const ids = done.map(({ id }) => id);
  note(client, (known) => (what === 'read' ? withRead(known, ids) : withGone(known, ids)));
  countMore(client, { unread: -unread, total: what === 'archive' ? -fresh.length : 0 });
}

/** Asks the server for the counts that are on the screen: two indexed reads that have the last word. */
export function settleCounts(client: QueryClient): void {
  for (const queryKey of [messageKeys.unread, messageKeys.summary]) void client.invalidateQueries({ queryKey });
}

/** Fetches the lists on the screen anew, one page each, the others when they are opened; what happened until then need no longer be kept. */
export function fetchAnew(client: QueryClient): void {
  const before = liveOf(client);
  const lists = { queryKey: messageKeys.lists };
  client.removeQueries({ ...lists, type: 'inactive' });
  client.setQueriesData<MessagePages>(lists, (known) => known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) });
  void client.invalidateQueries(lists).then(() => client.setQueryData<LiveMessages>(messageKeys.live, (live) => live && since(before, live)));
  settleCounts(client);
}

/** A message that some list of this client holds, as it stands by now. */
export function heldMessage(client: QueryClient, id: string): Message | undefined {
  const live = liveOf(client);
  const lists = client.getQueriesData<MessagePages>({ queryKey: messageKeys.lists });
  const loaded = lists.flatMap(([, known]) => known?.pages.flatMap(({ data }) => data) ?? []);
  const message = live.messages.find((other) => other.id === id) ?? loaded.find((other) => other.id === id);
  return message && (isReadIn(live, message) ? { ...message, read: true } : message);
}
