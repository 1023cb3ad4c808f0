import type { InfiniteData } from '@tanstack/react-query';
import type { Message } from '#contracts/messages.ts';
import { matches } from './message-filter.ts';
import type { MessageFilter } from './message-filter.ts';

/** A list as far as it was loaded: newest first, and the cursor of what comes after. */
export interface MessagePage {
  data: Message[];
  nextCursor: string | null;
}
export type MessagePages = InfiniteData<MessagePage, string | undefined>;
export type LoadedPages = Pick<MessagePages, 'pages'>;

/**
 * What happened since the lists were fetched, in one place for all of them. Lists stay as the server answered and are seen through
 * this: an answer that was on its way while something happened can so never take it back.
 */
export interface LiveMessages {
  /** Pushed or caught up with, newest first, each once. */
  messages: readonly Message[];
  read: ReadonlySet<string>;
  gone: ReadonlySet<string>;
  /** Everything created until then is read; ms since the epoch. */
  readUntil: number;
}

export const NOTHING_HAPPENED: LiveMessages = { messages: [], read: new Set(), gone: new Set(), readUntil: 0 };

/** With messages that came; one that is known already only becomes newer. */
export function withMessages(live: LiveMessages, came: readonly Message[]): LiveMessages {
  const byId = new Map(live.messages.map((message) => [message.id, message]));
  for (const message of came) {
    const known = byId.get(message.id);
    byId.set(message.id, known ? joined(known, message) : message);
  }
  return { ...live, messages: [...byId.values()].sort(newestFirst) };
}

export const withRead = (live: LiveMessages, ids: readonly string[]): LiveMessages => ({ ...live, read: new Set([...live.read, ...ids]) });
export const withReadUntil = (live: LiveMessages, at: number): LiveMessages => ({ ...live, readUntil: Math.max(live.readUntil, at) });
export const withGone = (live: LiveMessages, ids: readonly string[]): LiveMessages => ({ ...live, gone: new Set([...live.gone, ...ids]) });

/** Takes back what was said of these messages too early, such as a change that the server then refused. */
export function withBack(live: LiveMessages, ids: readonly string[]): LiveMessages {
  const back = new Set(ids);
  const kept = (known: ReadonlySet<string>) => new Set([...known].filter((id) => !back.has(id)));
  return { ...live, read: kept(live.read), gone: kept(live.gone) };
}

/** What happened after `before`, when the lists were asked for anew: the answers know everything else. */
export const since = (before: LiveMessages, live: LiveMessages): LiveMessages => ({
  messages: live.messages.filter((message) => !before.messages.includes(message)),
  read: new Set([...live.read].filter((id) => !before.read.has(id))),
  gone: new Set([...live.gone].filter((id) => !before.gone.has(id))),
  readUntil: live.readUntil > before.readUntil ? live.readUntil : 0,
});

/** What a list shows: what was loaded and what came since, each once, newest first, under its filter. */
export function shownMessages({ pages }: LoadedPages, live: LiveMessages, filter: MessageFilter): Message[] {
  const loaded = new Map(pages.flatMap(({ data }) => data.map((message) => [message.id, message] as const)));
  const last = pages.at(-1);
  const oldest = last?.nextCursor ? last.data.at(-1) : undefined;
  for (const message of live.messages) {
    const known = loaded.get(message.id);
    if (known) loaded.set(message.id, joined(known, message));
  }
  // Older than all that was loaded: the page that brings it is still to come.
  const came = live.messages.filter((message) => !loaded.has(message.id) && (!oldest || newestFirst(message, oldest) < 0));
  const all = came.length === 0 ? [...loaded.values()] : [...loaded.values(), ...came].sort(newestFirst);
  return all.filter(({ id }) => !live.gone.has(id)).map((message) => seenThrough(live, message)).filter((message) => matches(message, filter));
}

const seenThrough = (live: LiveMessages, message: Message): Message =>
  !message.read && isReadIn(live, message) ? { ...message, read: true } : message;

/** Whether a message was read since it was fetched. */
export const isReadIn = (live: LiveMessages, { id, createdAt }: Message): boolean =>
  live.read.has(id) || (live.readUntil > 0 && Date.parse(createdAt) <= live.readUntil);

/** What two sights of one message say together: read stays read, and what came live stays so. */
const joined = (known: Message, seen: Message): Message => ({
  ...known, ...seen, read: known.read || seen.read, isRealtime: known.isRealtime || seen.isRealtime,
});

/** As the server orders: ids are made in the order of time (UUID v7). */
const newestFirst = (one: Pick<Message, 'id'>, other: Pick<Message, 'id'>): number => (one.id === other.id ? 0 : one.id < other.id ? 1 : -1);
