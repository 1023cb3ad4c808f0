import * as z from 'zod/mini';
import { chat, chatMessage } from './chat.ts';
import { id } from './primitives.ts';

/** What the server pushes about chats. Apart from `realtimeEvents`, so that the schemas of chats load with the chat, and not with the first visit. */
export const chatRealtimeEvents = {
  /** Words of a reply: a new `attempt` clears what this attempt's text part held, `seq` counts from 0 within an attempt. */
  'chat:delta': z.object({ chatId: id, messageId: id, attempt: z.int(), seq: z.int(), text: z.string() }),
  /** A message was sent, changed, waits for the person's answer, or has ended. */
  'chat:message': z.object({ chatId: id, message: chatMessage }),
  /** A chat was begun, renamed, moved, spent tokens, or was deleted (`chat` null). */
  'chat:changed': z.object({ chatId: id, chat: z.nullable(chat) }),
} as const;

export type ChatRealtimeEvent = keyof typeof chatRealtimeEvents;
export type ChatRealtimePayload<E extends ChatRealtimeEvent> = z.infer<(typeof chatRealtimeEvents)[E]>;
