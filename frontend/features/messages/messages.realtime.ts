import type { QueryClient } from '@tanstack/react-query';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { withBack, withGone, withRead, withRestored } from './live-messages.ts';
import type { LiveMessages } from './live-messages.ts';
import { arrive } from './message-arrivals.ts';
import { countMore, fetchAnewQuietly, heldMessage, liveOf, note, setUnread, settleCounts } from './message-cache.ts';
import { messageKeys } from './messages.keys.ts';
import { resync } from './messages.queries.ts';

/** Messages and readings come in bunches: what they leave to the server is asked for once after each. */
const QUIET_MS = 400;
/** Longest that a reading in another tab waits for others to be shown with it. */
const TOGETHER_MS = 50;

type Changed = RealtimePayload<'messages:changed'>;

export interface MessageFeed {
  /** A message was pushed. */
  apply(payload: RealtimePayload<'message'>): void;
  /** Something was read, archived or restored, here or in another tab. */
  changed(payload: Changed): void;
  /** The connection stands (again): whatever was missed is fetched. */
  resync(): void;
  close(): void;
}

/** Takes what is pushed about messages for every place that shows them, each message once however often it comes. */
export function createMessageFeed(client: QueryClient): MessageFeed {
  let settling: ReturnType<typeof setTimeout> | undefined;
  let together: ReturnType<typeof setTimeout> | undefined;
  let waiting: Changed[] = [];
  const settle = (): void => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      settleCounts(client);
      // What another tab archived is not noted beside the archived ones.
      void client.invalidateQueries({ queryKey: messageKeys.archived });
    }, QUIET_MS);
  };
  const flush = (): void => {
    together = undefined;
    applyChanges(client, waiting);
    waiting = [];
    settle();
  };
  return {
    apply({ message }) {
      if (arrive(client, [message]) > 0) countMore(client, { unread: message.read ? 0 : 1, total: 1 });
      settle();
    },
    changed(payload) {
      waiting.push(payload);
      together ??= setTimeout(flush, TOGETHER_MS);
    },
    resync: () => void resync(client),
    close() {
      clearTimeout(settling);
      clearTimeout(together);
    },
  };
}

function applyChanges(client: QueryClient, changes: readonly Changed[]): void {
  const before = goneIn(liveOf(client));
  note(client, (live) =>
    changes.reduce((known, { change, ids }) => {
      if (ids === null) return known;
      if (change === 'restored') return withBack(withRestored(known, ids.flatMap((id) => heldMessage(client, id) ?? [])), ids);
      return change === 'read' ? withRead(known, ids) : withGone(known, ids);
    }, live));
  countMore(client, { unread: 0, total: before - goneIn(liveOf(client)) });
  const latest = changes.reduce<Changed | undefined>((known, one) => (known && known.at > one.at ? known : one), undefined);
  if (latest) setUnread(client, latest.unread);
  if (changes.some((one) => isUnheard(client, one))) fetchAnewQuietly(client);
}

/** Which messages were the "everything" of another tab, and what came back without having been loaded here, only the server can tell. */
const isUnheard = (client: QueryClient, { change, ids }: Changed): boolean =>
  ids === null || (change === 'restored' && ids.some((id) => heldMessage(client, id) === undefined));

const goneIn = ({ gone, leaving }: LiveMessages): number => new Set([...gone, ...leaving]).size;
