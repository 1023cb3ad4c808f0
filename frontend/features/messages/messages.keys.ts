import { getPrioritySummary, getUnreadCount, listMessageChanges, listMessages } from '#contracts/messages.ts';
import type { MessageFilter } from './message-filter.ts';

/** Where the query cache keeps messages. */
export const messageKeys = {
  lists: [listMessages.path, 'list'] as const,
  /** Lists of archived messages, with any other filter. */
  archived: [listMessages.path, 'list', { archived: 'true' }] as const,
  list: (filter: MessageFilter) => [listMessages.path, 'list', filter] as const,
  /** What happened since the lists were fetched: see live-messages.ts. */
  live: [listMessages.path, 'live'] as const,
  /** The messages that came last, all at once: the toast and the chime announce them. */
  news: [listMessages.path, 'news'] as const,
  unread: [getUnreadCount.path] as const,
  summary: [getPrioritySummary.path] as const,
  /** Key of the cursor up to which this client knows the changes of messages. */
  changes: [listMessageChanges.path] as const,
};
