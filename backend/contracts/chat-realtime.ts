import * as z from 'zod/mini';
import { chat, chatMessage } from './chat.ts';
import { id } from './primitives.ts';

/** What the server pushes about chats. These schemas are apart from `realtimeEvents`, so that only the chat loads them and not the first visit. */
export const chatRealtimeEvents = {
  /** Streamed words of a chat reply. A new `attempt` replaces the text of the attempt before; `seq` counts from 0 within an attempt. */
  'chat:delta': z.object({ chatId: id, messageId: id, attempt: z.int(), seq: z.int(), text: z.string() }),
  /** A chat message was sent, changed or ended, or waits for the person's answer to a tool call. */
  'chat:message': z.object({ chatId: id, message: chatMessage }),
  /** A chat was begun, renamed or moved, spent tokens, or was deleted (`chat` null). */
  'chat:changed': z.object({ chatId: id, chat: z.nullable(chat) }),
} as const;

export type ChatRealtimeEvent = keyof typeof chatRealtimeEvents;
export type ChatRealtimePayload<E extends ChatRealtimeEvent> = z.infer<(typeof chatRealtimeEvents)[E]>;
