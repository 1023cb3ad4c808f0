import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getPrioritySummary, listMessageChanges, Message } from '#contracts/messages.ts';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { NOTHING_HAPPENED, goneIn, isGoneIn, isReadIn, since, withBack, withEnded, withGone, withMessages, withRead, withRestored, withUnderWay } from './live-messages.ts';
import type { LiveMessages, MessagePages, Tidying } from './live-messages.ts';
import { messageKeys } from './messages.keys.ts';

type Summary = ResponseOf<typeof getPrioritySummary>;
export type MessageChange = RealtimePayload<'messages:changed'>;

/** How much an action changes the unread and total counts of messages on the badges; negative for removed messages. */
export interface Counted {
  unread: number;
  total: number;
}

/**
 * Reads and changes what this client knows of messages. The query cache holds it in three parts: fetched lists, later changes (`live`), and
 * the counts on the badges. No other code writes them.
 */
export interface MessageStore {
  /** Returns the changes of messages since the lists were fetched. */
  live(): LiveMessages;
  /** Returns a message that some list of this client holds, with later changes applied. */
  held(id: string): Message | undefined;

  /** Announces and counts a pushed message, unless this client already has it. */
  pushed(message: Message): void;
  /** Takes over that this tab or another one read, archived or restored messages. The unread count comes from the latest of these changes. */
  changed(changes: readonly MessageChange[]): void;
  /**
   * Applies the server's answer about changes of messages that this client missed.
   * @param goneBefore messages known as archived when the request was sent: those in the answer were restored since
   * @throws the error of a list that had to be refetched; the answer then does not count as applied
   */
  missed(answer: ResponseOf<typeof listMessageChanges>, goneBefore: ReadonlySet<string>): Promise<void>;

  /**
   * Shows messages as read or archived while the request for it is being sent.
   * @returns the change of the badges, for `refused`
   */
  begun(what: Tidying, messages: readonly Message[]): Counted;
  /** Stores that the server has confirmed the change that `begun` showed. */
  done(what: Tidying, messages: readonly Message[]): void;
  /** Undoes a change that `begun` showed and the server refused, with its effect on the badges. Then it fetches the server's counts. */
  refused(what: Tidying, messages: readonly Message[], counted: Counted): void;
  /** Stores a change that the server confirmed and `begun` did not show, and counts it on the badges. */
  doneUnshown(what: Tidying, messages: readonly Message[]): void;
  /** Shows messages that the server restored from the archive in their lists again. */
  restored(messages: readonly Message[]): void;

  /** Fetches the unread and total counts that are on the screen again, because only the server knows the exact ones. */
  askForCounts(): void;
  /**
   * Fetches the first page of each list of messages on the screen again, and the other lists when they are opened. The changes before it are
   * dropped only when the answers arrive.
   * @throws the error of a list that could not be fetched
   */
  fetchAgain(): Promise<void>;
}

/** Largest number of changes of messages that the client stores beside the lists. With more it fetches the lists again. */
const MOST_BESIDE = 5_000;

const noted = { read: withRead, archive: withGone } as const;
const idsOf = (messages: readonly Message[]): string[] => messages.map(({ id }) => id);

/** Returns the store of the messages in this client's query cache. The store has no state of its own, so every call may create one. */
export function messageStore(client: QueryClient): MessageStore {
  const live = (): LiveMessages => client.getQueryData<LiveMessages>(messageKeys.live) ?? NOTHING_HAPPENED;

  const note = (change: (known: LiveMessages) => LiveMessages): void => {
    const next = change(live());
    client.setQueryData<LiveMessages>(messageKeys.live, next);
    if (next.messages.length + next.read.size + next.gone.size > MOST_BESIDE) fetchAgainQuietly();
  };

  const held = (id: string): Message | undefined => {
    const known = live();
    const lists = client.getQueriesData<MessagePages>({ queryKey: messageKeys.lists });
    const loaded = lists.flatMap(([, list]) => list?.pages.flatMap(({ data }) => data) ?? []);
    const message = known.messages.find((other) => other.id === id) ?? loaded.find((other) => other.id === id);
    return message && (isReadIn(known, message) ? { ...message, read: true } : message);
  };

  const setUnread = (unread: number): void => {
    client.setQueryData<number>(messageKeys.unread, unread);
    client.setQueryData<Summary>(messageKeys.summary, (known) => known && { ...known, unread });
  };
  /** Changes the counts on the badges, if the badges already show counts. */
  const count = ({ unread, total }: Counted): void => {
    client.setQueryData<number>(messageKeys.unread, (known) => known === undefined ? known : Math.max(0, known + unread));
    client.setQueryData<Summary>(messageKeys.summary, (known) =>
      known && { ...known, unread: Math.max(0, known.unread + unread), total: Math.max(0, known.total + total) });
  };
  const askForCounts = (): void => {
    for (const queryKey of [messageKeys.unread, messageKeys.summary]) void client.invalidateQueries({ queryKey });
  };
  const countOff = (what: Tidying, messages: readonly Message[]): Counted => {
    const known = live();
    const fresh = messages.filter((message) => !isGoneIn(known, message));
    const unread = fresh.filter((message) => !message.read && !isReadIn(known, message)).length;
    const counted = { unread: -unread, total: what === 'archive' ? -fresh.length : 0 };
    count(counted);
    return counted;
  };

  const fetchAgain = async (): Promise<void> => {
    const before = live();
    const lists = { queryKey: messageKeys.lists };
    client.removeQueries({ ...lists, type: 'inactive' });
    client.setQueriesData<MessagePages>(lists, (known) => known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) });
    askForCounts();
    await client.invalidateQueries(lists, { throwOnError: true });
    // Without a network connection React Query requests nothing and reports no failure. So lists that are still marked as outdated count as failed.
    const unanswered = client.getQueryCache().findAll({ ...lists, type: 'active', predicate: ({ state }) => state.isInvalidated });
    if (unanswered.length > 0) throw new Error('The lists of messages have to be asked for again.');
    client.setQueryData<LiveMessages>(messageKeys.live, (known) => known && since(before, known));
  };
  /** Fetches the lists again and ignores a failure, because the next catch-up fetches them again. */
  const fetchAgainQuietly = (): void => void fetchAgain().catch(() => undefined);

  /** Adds arrived messages and announces the unread ones that this client had not seen. @returns the number of messages that this client had not seen */
  const arrive = (messages: readonly Message[]): number => {
    const unseen = messages.filter(({ id }) => held(id) === undefined);
    if (messages.length > 0) note((known) => withMessages(known, messages));
    const news = unseen.filter(({ read }) => !read);
    if (news.length > 0) client.setQueryData<Message[]>(messageKeys.news, news);
    return unseen.length;
  };
  /** Returns whether this tab cannot apply a pushed change alone: another tab marked all messages as read, or restored messages that this tab never loaded. */
  const isUnheard = ({ change, ids }: MessageChange): boolean =>
    ids === null || (change === 'restored' && ids.some((id) => held(id) === undefined));

  const done = (what: Tidying, messages: readonly Message[]): void => note((known) => withEnded(noted[what](known, idsOf(messages)), what, idsOf(messages)));

  return {
    live,
    held,
    pushed(message) {
      if (arrive([message]) > 0) count({ unread: message.read ? 0 : 1, total: 1 });
    },
    changed(changes) {
      const before = goneIn(live());
      note((known) => changes.reduce((state, { change, ids }) => {
        if (ids === null) return state;
        if (change === 'restored') return withBack(withRestored(state, ids.flatMap((id) => held(id) ?? [])), ids);
        return change === 'read' ? withRead(state, ids) : withGone(state, ids);
      }, known));
      count({ unread: 0, total: before - goneIn(live()) });
      const latest = changes.reduce<MessageChange | undefined>((known, one) => (known && known.at > one.at ? known : one), undefined);
      if (latest) setUnread(latest.unread);
      if (changes.some(isUnheard)) fetchAgainQuietly();
    },
    async missed({ messages, archivedIds, unread, complete }, goneBefore) {
      const restored = idsOf(messages).filter((id) => goneBefore.has(id));
      if (restored.length > 0) note((known) => withBack(known, restored));
      arrive(messages);
      if (archivedIds.length > 0) note((known) => withGone(known, archivedIds));
      setUnread(unread);
      // The answer about missed changes does not tell the counts of all messages and of each priority, so they are fetched.
      if (messages.length + archivedIds.length > 0) askForCounts();
      if (!complete) await fetchAgain();
    },
    begun(what, messages) {
      const counted = countOff(what, messages);
      note((known) => withUnderWay(known, what, idsOf(messages)));
      return counted;
    },
    done,
    refused(what, messages, counted) {
      note((known) => withEnded(known, what, idsOf(messages)));
      const known = live();
      // Another tab may have done the same to these messages meanwhile. Its push has already brought the count, so nothing is counted back.
      if (messages.every((message) => !isGoneIn(known, message) && (what === 'archive' || !isReadIn(known, message)))) {
        count({ unread: -counted.unread, total: -counted.total });
      }
      askForCounts();
    },
    doneUnshown(what, messages) {
      countOff(what, messages);
      done(what, messages);
    },
    restored: (messages) => note((known) => withRestored(known, messages)),
    askForCounts,
    fetchAgain,
  };
}
