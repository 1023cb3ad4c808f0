import type { InfiniteData } from '@tanstack/react-query';
import type { Message } from '#contracts/messages.ts';
import { matches } from './message-filter.ts';
import type { MessageFilter } from './message-filter.ts';

/** A loaded part of a list: newest first, with the cursor of the next page. */
export interface MessagePage {
  data: Message[];
  nextCursor: string | null;
}
export type MessagePages = InfiniteData<MessagePage, string | undefined>;
export type LoadedPages = Pick<MessagePages, 'pages'>;

/**
 * Changes since the lists were fetched, shared by all lists. Lists stay as the server answered, and are shown with these changes applied. So an
 * answer that was on its way during a change cannot undo it.
 */
export interface LiveMessages {
  /** Messages that were pushed or found by a catch-up, newest first, each once. */
  messages: readonly Message[];
  /** Ids of messages that the server has said are read (`read`) or archived (`gone`). */
  read: ReadonlySet<string>;
  gone: ReadonlySet<string>;
  /** Ids of messages that look read or archived while the request for it is under way. */
  reading: ReadonlySet<string>;
  leaving: ReadonlySet<string>;
}

/** An action on a message that is shown before the server has answered. */
export type Tidying = 'read' | 'archive';

export const NOTHING_HAPPENED: LiveMessages = { messages: [], read: new Set(), gone: new Set(), reading: new Set(), leaving: new Set() };

/** Adds arrived messages; a known message is replaced by its newer copy. */
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

/** Takes restored messages out of the archived ones. */
export const withBack = (live: LiveMessages, ids: readonly string[]): LiveMessages => ({ ...live, gone: without(live.gone, ids) });

/** Adds messages whose request was just sent, so that they look read or archived already. */
export const withUnderWay = (live: LiveMessages, what: Tidying, ids: readonly string[]): LiveMessages =>
  what === 'read' ? { ...live, reading: joinedIds(live.reading, ids) } : { ...live, leaving: joinedIds(live.leaving, ids) };

/** Removes requests that have ended. Only their own changes are undone; what the server confirmed stays. */
export const withEnded = (live: LiveMessages, what: Tidying, ids: readonly string[]): LiveMessages =>
  what === 'read' ? { ...live, reading: without(live.reading, ids) } : { ...live, leaving: without(live.leaving, ids) };

/** Changes after `before`. Refetched lists contain all earlier changes, except perhaps those of calls still in progress, which are kept. */
export const since = (before: LiveMessages, live: LiveMessages): LiveMessages => ({
  ...live,
  messages: live.messages.filter((message) => !before.messages.includes(message)),
  read: without(live.read, [...before.read]),
  gone: without(live.gone, [...before.gone]),
});

/** Adds messages that were restored from the archive: they are read and back on the lists. */
export const withRestored = (live: LiveMessages, messages: readonly Message[]): LiveMessages =>
  withMessages(withBack(live, messages.map(({ id }) => id)), messages.map((message) => ({ ...message, read: true })));

/** The messages that a list shows: loaded ones and later changes, each once, newest first, filtered. */
export function shownMessages(loadedPages: LoadedPages, live: LiveMessages, filter: MessageFilter): Message[] {
  const messages = filter.archived ? stillArchived(loadedPages, live) : onTheList(loadedPages, live);
  return messages.filter((message) => matches(message, filter));
}

/** Loaded archived messages, without those that were restored since. */
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
  // Leaves out messages older than all loaded ones, because a later page brings them.
  const came = live.messages.filter((message) => !loaded.has(message.id) && (!oldest || newestFirst(message, oldest) < 0));
  const all = came.length === 0 ? [...loaded.values()] : [...loaded.values(), ...came].sort(newestFirst);
  return all.filter((message) => !isGoneIn(live, message)).map((message) => seenThrough(live, message));
}

const seenThrough = (live: LiveMessages, message: Message): Message =>
  !message.read && isReadIn(live, message) ? { ...message, read: true } : message;

/** Whether a message was read since it was fetched. */
export const isReadIn = (live: LiveMessages, { id }: Pick<Message, 'id'>): boolean => live.read.has(id) || live.reading.has(id);

/** Whether a message was archived since it was fetched. */
export const isGoneIn = (live: LiveMessages, { id }: Pick<Message, 'id'>): boolean => live.gone.has(id) || live.leaving.has(id);

/** How many messages were archived since the lists were fetched. */
export const goneIn = ({ gone, leaving }: LiveMessages): number => new Set([...gone, ...leaving]).size;

/** Merges two copies of one message: once read it stays read, and a pushed one stays marked as new. */
const joined = (known: Message, seen: Message): Message => ({
  ...known, ...seen, read: known.read || seen.read, isRealtime: known.isRealtime || seen.isRealtime,
});

/** Compares messages newest first, as the server orders them: ids are made in the order of time (UUID v7). */
const newestFirst = (one: Pick<Message, 'id'>, other: Pick<Message, 'id'>): number => (one.id === other.id ? 0 : one.id < other.id ? 1 : -1);

const joinedIds = (known: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> => new Set([...known, ...ids]);

function without(known: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const away = new Set(ids);
  return new Set([...known].filter((id) => !away.has(id)));
}
