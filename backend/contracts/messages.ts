import * as z from 'zod/mini';
import { MINUTE_MS } from './durations.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, pageQuery, success } from './primitives.ts';

export const messageType = z.enum([
  'video_completion', 'achievement_earned', 'challenge_reward', 'token_reward', 'generation_error',
  'system_notification', 'generation_success',
]);
export const messageCategory = z.enum(['content', 'achievement', 'social', 'challenge', 'system']);
export const messagePriority = z.enum(['critical', 'urgent', 'high', 'normal', 'low']);

export const message = z.object({
  id,
  subject: z.string(),
  content: z.string(),
  priority: messagePriority,
  category: messageCategory,
  type: messageType,
  relatedEntityType: z.nullable(z.string()),
  relatedEntityId: z.nullable(z.string()),
  read: z.boolean(),
  createdAt: isoTime,
  /** True for a message that was pushed to an open tab, false for one that was loaded in a list. */
  isRealtime: z.boolean(),
});
export type Message = z.infer<typeof message>;

export const listMessages = defineEndpoint({
  method: 'GET',
  path: '/api/messages',
  summary: 'Own messages, newest first; the next page is named by X-Next-Cursor',
  query: z.strictObject({
    ...pageQuery,
    priority: z.optional(messagePriority),
    category: z.optional(messageCategory),
    unread: z.optional(z.enum(['true', 'false'])),
    /** Lists archived messages instead of the others. */
    archived: z.optional(z.literal('true')),
    /** Words that the subject or the content of a message must contain. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  response: z.array(message),
});
/** Fetches one message for an address that opens it, because the lists of the client may not contain it. */
export const getMessage = defineEndpoint({
  method: 'GET',
  path: '/api/messages/:id',
  summary: 'One of your messages; 404 for one that is archived',
  params: idParams,
  response: message,
});
const MESSAGES_STALE_MS = 30_000;

/**
 * Lists messages that were written, read or archived since the cursor of the client's last answer. The window overlaps a little, so that a
 * message of a slow transaction is not missed: the client recognizes repeated messages by their ids. When `complete` is false, more changed
 * than fits, and the client loads its lists anew.
 */
export const listMessageChanges = defineEndpoint({
  method: 'GET',
  path: '/api/messages/changes',
  summary: 'What changed since a cursor; without one only the cursor and the count of now',
  query: z.strictObject({ since: z.optional(z.string().check(z.maxLength(200))) }),
  staleMs: MESSAGES_STALE_MS,
  response: z.object({ messages: z.array(message), archivedIds: z.array(id), unread: z.int().check(z.nonnegative()), cursor: z.string(), complete: z.boolean() }),
});
export const getPrioritySummary = defineEndpoint({
  method: 'GET',
  path: '/api/messages/priority-summary',
  summary: 'Unread messages in all and by priority',
  staleMs: MESSAGES_STALE_MS,
  response: z.object({
    unread: z.int().check(z.nonnegative()),
    byPriority: z.record(messagePriority, z.int().check(z.nonnegative())),
    /** The number of all messages that are not archived, read or unread. */
    total: z.int().check(z.nonnegative()),
  }),
});
export const getUnreadCount = defineEndpoint({
  method: 'GET',
  path: '/api/messages/unread-count',
  summary: 'Unread messages of the signed-in user',
  staleMs: 5 * MINUTE_MS,
  response: z.object({ count: z.int().check(z.nonnegative()) }),
});
export const markMessageRead = defineEndpoint({
  method: 'PATCH',
  path: '/api/messages/:id/read',
  summary: 'Mark one message read',
  params: idParams,
  response: success,
});
export const markAllMessagesRead = defineEndpoint({
  method: 'PATCH',
  path: '/api/messages/mark-all-read',
  summary: 'Mark everything read that had arrived when the call was made',
  response: success,
});
/** Archives a message. It counts as read, and its reader can bring it back (docs/rules/messages.md#archive). */
export const archiveMessage = defineEndpoint({
  method: 'DELETE',
  path: '/api/messages/:id',
  summary: 'Archive one message; it can be restored',
  params: idParams,
  response: success,
});
export const restoreOwnMessage = defineEndpoint({
  method: 'POST',
  path: '/api/messages/:id/restore',
  summary: 'Put one archived message back on the list, read',
  params: idParams,
  response: success,
});
export const listArchivedMessages = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users/:id/archived-messages',
  summary: 'Archived messages of a person, newest first, by pages; contents are not shown',
  params: idParams,
  query: z.strictObject(pageQuery),
  response: z.array(z.object({ id, subject: z.string(), category: messageCategory, priority: messagePriority, createdAt: isoTime, archivedAt: isoTime })),
});
export const restoreMessage = defineEndpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/restore',
  summary: 'Put an archived message back among its reader’s messages, read',
  params: idParams,
  response: success,
});
