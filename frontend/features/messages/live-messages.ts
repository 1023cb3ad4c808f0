import type { InfiniteData } from '@tanstack/react-query';
import type { Message } from '#contracts/messages.ts';
import { matches } from './message-filter.ts';
import type { MessageFilter } from './message-filter.ts';

/** A loaded page of a list of messages: newest first, with the cursor of the next page. */
export interface MessagePage {
  data: Message[];
  nextCursor: string | null;
}
export type MessagePages = InfiniteData<MessagePage, string | undefined>;
export type LoadedPages = Pick<MessagePages, 'pages'>;

/**
 * Changes of messages since the lists were fetched, shared by all lists. The client keeps the fetched lists unchanged and applies these
 * changes when it shows them. So an answer that was on its way during a change cannot undo the change.
 */
export interface LiveMessages {
  /** Messages that the server pushed or a catch-up found, newest first, each once. */
  messages: readonly Message[];
  /** Ids of messages that the server confirmed as read (`read`) or archived (`gone`). */
  read: ReadonlySet<string>;
  gone: ReadonlySet<string>;
  /** Ids of messages that look read (`reading`) or archived (`leaving`) while the request for it is under way. */
  reading: ReadonlySet<string>;
  leaving: ReadonlySet<string>;
}

/** Marking a message as read or archiving it; the client shows both before the server has answered. */
export type Tidying = 'read' | 'archive';

export const NOTHING_HAPPENED: LiveMessages = { messages: [], read: new Set(), gone: new Set(), reading: new Set(), leaving: new Set() };

/** Adds arrived messages to the changes. An arrived copy of a known message is merged with the known one. */
export function withMessages(live: LiveMessages, came: readonly Message[]): LiveMessages {
  const byId = new Map(live.messages.map((message) => [message.id, message]));
  for (const message of came) {
    const known = byId.get(message.id);
    byId.set(message.id, known ? joined(known, message) : message);
  }
  return { ...live, messages: [...byId.values()].sort(newestFirst) };
}

export const withRead = (live: LiveMessages, ids: readonly string[]): LiveMessages => ({ ...live, read: joinedIds(live.read, ids) });
export const withGone = (live: LiveMessages, ids: readonly string[]): LiveMessages => ({ ...live, gone: joinedIds(live.gone, ids) });

/** Marks restored messages as no longer archived. */
export const withBack = (live: LiveMessages, ids: readonly string[]): LiveMessages => ({ ...live, gone: without(live.gone, ids) });

/** Notes that a request for these messages was just sent, so that they look read or archived already. */
export const withUnderWay = (live: LiveMessages, what: Tidying, ids: readonly string[]): LiveMessages =>
  what === 'read' ? { ...live, reading: joinedIds(live.reading, ids) } : { ...live, leaving: joinedIds(live.leaving, ids) };

/** Removes the marks of a request that has ended. If the server confirmed the change, the messages stay read or archived. */
export const withEnded = (live: LiveMessages, what: Tidying, ids: readonly string[]): LiveMessages =>
  what === 'read' ? { ...live, reading: without(live.reading, ids) } : { ...live, leaving: without(live.leaving, ids) };

/** Returns the changes of messages that came after `before`. Refetched lists contain all earlier ones, except those of requests in progress, which are kept. */
export const since = (before: LiveMessages, live: LiveMessages): LiveMessages => ({
  ...live,
  messages: live.messages.filter((message) => !before.messages.includes(message)),
  read: without(live.read, [...before.read]),
  gone: without(live.gone, [...before.gone]),
});

/** Adds messages that were restored from the archive: they are read, and back in the lists. */
export const withRestored = (live: LiveMessages, messages: readonly Message[]): LiveMessages =>
  withMessages(withBack(live, messages.map(({ id }) => id)), messages.map((message) => ({ ...message, read: true })));

/** Returns the messages that a list shows: the loaded ones with later changes applied, each once, newest first, filtered. */
export function shownMessages(loadedPages: LoadedPages, live: LiveMessages, filter: MessageFilter): Message[] {
  const messages = filter.archived ? stillArchived(loadedPages, live) : onTheList(loadedPages, live);
  return messages.filter((message) => matches(message, filter));
}

/** Returns the loaded archived messages without those that were restored since. */
function stillArchived({ pages }: LoadedPages, live: LiveMessages): Message[] {
  const back = new Set(live.messages.filter((message) => !isGoneIn(live, message)).map(({ id }) => id));
  return pages.flatMap(({ data }) => data).filter(({ id }) => !back.has(id));
}

function onTheList({ pages }: LoadedPages, live: LiveMessages): Message[] {
  const loaded = new Map(pages.flatMap(({ data }) => data.map((message) => [message.id, message] as const)));
  const last = pages.at(-1);
  const oldest = last?.nextCursor ? last.data.at(-1) : undefined;
  for (const message of live.messages) {
    const known = loaded.get(message.id);
    if (known) loaded.set(message.id, joined(known, message));
  }
  // Leaves out pushed messages that are older than all loaded ones, because a later page brings them.
  const came = live.messages.filter((message) => !loaded.has(message.id) && (!oldest || newestFirst(message, oldest) < 0));
  const all = came.length === 0 ? [...loaded.values()] : [...loaded.values(), ...came].sort(newestFirst);
  return all.filter((message) => !isGoneIn(live, message)).map((message) => seenThrough(live, message));
}

const seenThrough = (live: LiveMessages, message: Message): Message =>
  !message.read && isReadIn(live, message) ? { ...message, read: true } : message;

/** Returns whether a message was marked as read since its list was fetched, or is about to be. */
export const isReadIn = (live: LiveMessages, { id }: Pick<Message, 'id'>): boolean => live.read.has(id) || live.reading.has(id);

/** Returns whether a message was archived since its list was fetched, or is about to be. */
export const isGoneIn = (live: LiveMessages, { id }: Pick<Message, 'id'>): boolean => live.gone.has(id) || live.leaving.has(id);

/** Counts the messages that were archived since the lists were fetched, or are about to be. */
export const goneIn = ({ gone, leaving }: LiveMessages): number => new Set([...gone, ...leaving]).size;

/** Merges two copies of one message. If one copy is read or was pushed, the merged message is too. */
const joined = (known: Message, seen: Message): Message => ({
  ...known, ...seen, read: known.read || seen.read, isRealtime: known.isRealtime || seen.isRealtime,
});

/** Orders messages newest first, as the server does, by their ids: a UUID v7 begins with its time. */
const newestFirst = (one: Pick<Message, 'id'>, other: Pick<Message, 'id'>): number => (one.id === other.id ? 0 : one.id < other.id ? 1 : -1);

const joinedIds = (known: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> => new Set([...known, ...ids]);

function without(known: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const away = new Set(ids);
  return new Set([...known].filter((id) => !away.has(id)));
}
