import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import * as z from 'zod/mini';
import { chatRealtimeEvents } from '#contracts/chat-realtime.ts';
import type { ChatRealtimeEvent, ChatRealtimePayload } from '#contracts/chat-realtime.ts';
import type { Chat, ChatMessage } from '#contracts/chat.ts';
import { realtimeEvents } from '#contracts/realtime.ts';
import { BLIND_POLL_MS, connectedAtom, NET_POLL_MS } from '#lib/connection.ts';
import { listenLate } from '#lib/late-events.ts';
import { chatKeys, chatQuery, fetchMessages } from './chat.queries.ts';
import { createReplyStream } from './reply-stream.ts';
import { messagesOf, withMessage, withNewest, withRun } from './thread-cache.ts';
import type { Thread } from './thread-cache.ts';

/** Listens to an event of chats. A payload that does not fit its contract is dropped: polling shows the truth. Returns its end. */
const listenTo = <S extends z.ZodMiniType>(event: ChatRealtimeEvent | 'generation', schema: S, apply: (payload: z.output<S>) => void): (() => void) =>
  listenLate(event, (payload) => {
    const parsed = z.safeParse(schema, payload);
    if (parsed.success) apply(parsed.data);
  });

/** Told whenever a chat was begun, renamed, moved, spent tokens or was deleted, in any tab. Returns its end. */
export const listenToChats = (apply: (change: ChatRealtimePayload<'chat:changed'>) => void): (() => void) => listenTo('chat:changed', chatRealtimeEvents['chat:changed'], apply);

/** Fetches the end of the open branch again, and keeps what streamed in since. */
export async function syncThread(client: QueryClient, chatId: string): Promise<void> {
  const page = await fetchMessages(chatId);
  client.setQueryData<Thread>(chatKeys.thread(chatId), (known) => withNewest(known, page));
}

/** Puts a message that the server told of into the thread, or fetches the thread where it does not fit. */
export function applyMessage(client: QueryClient, chatId: string, message: ChatMessage): void {
  const known = client.getQueryData<Thread>(chatKeys.thread(chatId));
  if (!known) return;
  const next = withMessage(known, message);
  if (next) client.setQueryData<Thread>(chatKeys.thread(chatId), next);
  else void syncThread(client, chatId).catch(() => undefined);
}

/** Keeps an open chat right: words as they come, gaps filled by the server, and what was missed while the connection was away. `open`: a reply goes on. */
export function useChatEvents(chatId: string, open: boolean): void {
  const client = useQueryClient();
  const connected = useAtomValue(connectedAtom);
  useEffect(() => {
    const key = chatKeys.thread(chatId);
    const stream = createReplyStream({
      read: (id) => messagesOf(client.getQueryData<Thread>(key)).find((message) => message.id === id),
      write: (message) => client.setQueryData<Thread>(key, (known) => (known && withMessage(known, message)) ?? known),
      fetch: () => syncThread(client, chatId),
    });
    const stops = [
      listenTo('chat:delta', chatRealtimeEvents['chat:delta'], (delta) => delta.chatId === chatId && stream.take(delta)),
      listenTo('chat:message', chatRealtimeEvents['chat:message'], ({ chatId: of, message }) => {
        if (of !== chatId) return;
        applyMessage(client, chatId, message);
        stream.takeWaiting(message.id);
      }),
      listenToChats(({ chatId: of, chat }) => of === chatId && chat && client.setQueryData<Chat>(chatKeys.chat(chatId), chat)),
      // Shows the progress of a run that a tool started, between two messages of the reply.
      listenTo('generation', realtimeEvents.generation, ({ generation }) => {
        const message = messagesOf(client.getQueryData<Thread>(key)).find(({ parts }) => parts.some((part) => part.kind === 'tool' && part.call.generation?.id === generation.id));
        if (message) applyMessage(client, chatId, withRun(message, generation));
      }),
    ];
    return () => {
      stream.close();
      for (const stop of stops) stop();
    };
  }, [client, chatId]);
  // Pushes are lost while the connection is away. So the thread is fetched at each connect, and while a reply goes on without one.
  useEffect(() => {
    const look = (): void => {
      if (client.getQueryData(chatKeys.thread(chatId))) void syncThread(client, chatId).catch(() => undefined);
      void client.invalidateQueries({ queryKey: chatQuery(chatId).queryKey });
    };
    if (connected) look();
    if (!open) return;
    const timer = setInterval(look, connected ? NET_POLL_MS : BLIND_POLL_MS);
    return () => clearInterval(timer);
  }, [client, chatId, connected, open]);
}
