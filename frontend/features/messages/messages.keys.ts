import { getPrioritySummary, getUnreadCount, listMessageChanges, listMessages } from '#contracts/messages.ts';
import type { MessageFilter } from './message-filter.ts';

/** Query keys of messages. */
export const messageKeys = {
  lists: [listMessages.path, 'list'] as const,
  /** Lists of archived messages, with any other filter. */
  archived: [listMessages.path, 'list', { archived: 'true' }] as const,
  list: (filter: MessageFilter) => [listMessages.path, 'list', filter] as const,
  /** Changes since the lists were fetched: see live-messages.ts. */
  live: [listMessages.path, 'live'] as const,
  /** The messages that arrived last, which the toast and the chime announce together. */
  news: [listMessages.path, 'news'] as const,
  unread: [getUnreadCount.path] as const,
  summary: [getPrioritySummary.path] as const,
  /** Key of the cursor up to which this client knows the changes of messages. */
  changes: [listMessageChanges.path] as const,
};
