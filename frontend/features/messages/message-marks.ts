import type { QueryClient } from '@tanstack/react-query';
import type { Message } from '#contracts/messages.ts';
import { isGoneIn, isReadIn, withEnded, withGone, withRead, withUnderWay } from './live-messages.ts';
import type { Tidying } from './live-messages.ts';
import { countMore, liveOf, note, settleCounts } from './message-cache.ts';
import type { Counted } from './message-cache.ts';

const noted = { read: withRead, archive: withGone } as const;
const idsOf = (messages: readonly Message[]): string[] => messages.map(({ id }) => id);

/** Shows messages as read or archived while the call is on its way. Returns what that took off the badges, for `takeBack`. */
export function noteUnderWay(client: QueryClient, what: Tidying, messages: readonly Message[]): Counted {
  const counted = countOff(client, what, messages);
  note(client, (live) => withUnderWay(live, what, idsOf(messages)));
  return counted;
}

/** The server did what was under way. */
export const noteDone = (client: QueryClient, what: Tidying, messages: readonly Message[]): void =>
  note(client, (live) => withEnded(noted[what](live, idsOf(messages)), what, idsOf(messages)));

/** Notes as read or archived what the server did without being shown before, and counts those of which no push told first. */
export function noteNews(client: QueryClient, what: Tidying, messages: readonly Message[]): void {
  countOff(client, what, messages);
  noteDone(client, what, messages);
}

/** The server refused: only this one thing is taken back, with what it took off the badges; then the server's own counts are asked for. */
export function takeBack(client: QueryClient, what: Tidying, messages: readonly Message[], counted: Counted): void {
  note(client, (live) => withEnded(live, what, idsOf(messages)));
  const live = liveOf(client);
  // Another tab may have done it meanwhile, and its news brought the count along.
  if (messages.every((message) => !isGoneIn(live, message) && (what === 'archive' || !isReadIn(live, message)))) {
    countMore(client, { unread: -counted.unread, total: -counted.total });
  }
  settleCounts(client);
}

function countOff(client: QueryClient, what: Tidying, messages: readonly Message[]): Counted {
  const live = liveOf(client);
  const fresh = messages.filter((message) => !isGoneIn(live, message));
  const unread = fresh.filter((message) => !message.read && !isReadIn(live, message)).length;
  const counted = { unread: -unread, total: what === 'archive' ? -fresh.length : 0 };
  countMore(client, counted);
  return counted;
}
