import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { listMessageChanges, Message } from '#contracts/messages.ts';
import { withGone, withMessages } from './live-messages.ts';
import { fetchAnew, heldMessage, note, setUnread } from './message-cache.ts';
import { messageKeys } from './messages.keys.ts';

/** Notes messages that came; returns how many of them this client had not seen. Those that are unread are news. */
export function arrive(client: QueryClient, messages: readonly Message[]): number {
  const unseen = messages.filter(({ id }) => heldMessage(client, id) === undefined);
  if (messages.length > 0) note(client, (live) => withMessages(live, messages));
  const news = unseen.filter(({ read }) => !read);
  if (news.length > 0) client.setQueryData<Message[]>(messageKeys.news, news);
  return unseen.length;
}

/** Takes an answer of the server about what changed. */
export function applyMissed(client: QueryClient, { messages, archivedIds, unread, complete }: ResponseOf<typeof listMessageChanges>): void {
  if (!complete) fetchAnew(client);
  arrive(client, messages);
  if (archivedIds.length > 0) note(client, (live) => withGone(live, archivedIds));
  setUnread(client, unread);
}
