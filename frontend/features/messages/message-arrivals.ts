import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { listMessageChanges, Message } from '#contracts/messages.ts';
import { withBack, withGone, withMessages } from './live-messages.ts';
import { fetchAnew, heldMessage, note, setUnread, settleCounts } from './message-cache.ts';
import { messageKeys } from './messages.keys.ts';

/** Notes messages that came; returns how many of them this client had not seen. Those that are unread are news. */
export function arrive(client: QueryClient, messages: readonly Message[]): number {
  const unseen = messages.filter(({ id }) => heldMessage(client, id) === undefined);
  if (messages.length > 0) note(client, (live) => withMessages(live, messages));
  const news = unseen.filter(({ read }) => !read);
  if (news.length > 0) client.setQueryData<Message[]>(messageKeys.news, news);
  return unseen.length;
}

/**
 * Takes an answer of the server about what changed.
 * @param goneBefore what was known to be archived when the server was asked: what it lists of these was restored since
 * @throws what a list said that had to be fetched anew and could not be; the answer must not count as taken then
 */
export async function applyMissed(
  client: QueryClient, { messages, archivedIds, unread, complete }: ResponseOf<typeof listMessageChanges>, goneBefore: ReadonlySet<string>,
): Promise<void> {
  const restored = messages.map(({ id }) => id).filter((id) => goneBefore.has(id));
  if (restored.length > 0) note(client, (live) => withBack(live, restored));
  arrive(client, messages);
  if (archivedIds.length > 0) note(client, (live) => withGone(live, archivedIds));
  setUnread(client, unread);
  // How many there are in all and by priority does not come along.
  if (messages.length + archivedIds.length > 0) settleCounts(client);
  if (!complete) await fetchAnew(client);
}
