import { getPrioritySummary, getUnreadCount, listMessageChanges, listMessages } from '#contracts/messages.ts';
import type { MessageFilter } from './message-filter.ts';

/** Query keys of a user's messages. */
export const messageKeys = {
  lists: [listMessages.path, 'list'] as const,
  /** Key of the lists of archived messages, whatever their other filters. */
  archived: [listMessages.path, 'list', { archived: 'true' }] as const,
  list: (filter: MessageFilter) => [listMessages.path, 'list', filter] as const,
  /** Key of the changes of messages since the lists were fetched: see live-messages.ts. */
  live: [listMessages.path, 'live'] as const,
  /** Key of the messages that arrived last together, which the toast and the chime announce. */
  news: [listMessages.path, 'news'] as const,
  unread: [getUnreadCount.path] as const,
  summary: [getPrioritySummary.path] as const,
  /** Key of the cursor up to which this client knows the changes of messages. */
  changes: [listMessageChanges.path] as const,
};
