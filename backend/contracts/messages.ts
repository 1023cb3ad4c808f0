import * as z from 'zod/mini';
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
  /** Pushed while the reader was looking, rather than found in a list. */
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
  }),
  response: z.array(message),
});
export const getUnreadCount = defineEndpoint({
  method: 'GET',
  path: '/api/messages/unread-count',
  summary: 'Unread messages of the signed-in user',
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
