import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getPrioritySummary, Message } from '#contracts/messages.ts';
import { NOTHING_HAPPENED, isReadIn, since } from './live-messages.ts';
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
  if (live.messages.length + live.read.size + live.gone.size > MOST_BESIDE) fetchAnewQuietly(client);
}

/** Sets what every badge shows. */
export function setUnread(client: QueryClient, unread: number): void {
  client.setQueryData<number>(messageKeys.unread, unread);
  client.setQueryData<Summary>(messageKeys.summary, (known) => known && { ...known, unread });
}

/** How much the badges were changed by: negative for messages that went. */
export interface Counted {
  unread: number;
  total: number;
}

/** Adds to what the badges show, where they show anything yet. */
export function countMore(client: QueryClient, { unread, total }: Counted): void {
  client.setQueryData<number>(messageKeys.unread, (known) => known === undefined ? known : Math.max(0, known + unread));
  client.setQueryData<Summary>(messageKeys.summary, (known) =>
    known && { ...known, unread: Math.max(0, known.unread + unread), total: Math.max(0, known.total + total) });
}

/** Asks the server for the counts that are on the screen: two indexed reads that have the last word. */
export function settleCounts(client: QueryClient): void {
  for (const queryKey of [messageKeys.unread, messageKeys.summary]) void client.invalidateQueries({ queryKey });
}

/**
 * Fetches the lists on the screen anew, one page each, the others when they are opened. What happened until then is forgotten once
 * the answers are there, and kept when they do not come.
 * @throws what a list said that could not be fetched
 */
export async function fetchAnew(client: QueryClient): Promise<void> {
  const before = liveOf(client);
  const lists = { queryKey: messageKeys.lists };
  client.removeQueries({ ...lists, type: 'inactive' });
  client.setQueriesData<MessagePages>(lists, (known) => known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) });
  settleCounts(client);
  await client.invalidateQueries(lists, { throwOnError: true });
  // A browser without a line does not even ask, and says nothing of it.
  const unanswered = client.getQueryCache().findAll({ ...lists, type: 'active', predicate: ({ state }) => state.isInvalidated });
  if (unanswered.length > 0) throw new Error('The lists of messages have to be asked for again.');
  client.setQueryData<LiveMessages>(messageKeys.live, (live) => live && since(before, live));
}

/** As `fetchAnew`, for callers that do not wait: what fails is fetched again with the next catch-up. */
export const fetchAnewQuietly = (client: QueryClient): void => void fetchAnew(client).catch(() => undefined);

/** A message that some list of this client holds, as it stands by now. */
export function heldMessage(client: QueryClient, id: string): Message | undefined {
  const live = liveOf(client);
  const lists = client.getQueriesData<MessagePages>({ queryKey: messageKeys.lists });
  const loaded = lists.flatMap(([, known]) => known?.pages.flatMap(({ data }) => data) ?? []);
  const message = live.messages.find((other) => other.id === id) ?? loaded.find((other) => other.id === id);
  return message && (isReadIn(live, message) ? { ...message, read: true } : message);
}
