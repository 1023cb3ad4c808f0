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

/**
 * Listens for an event about chats. A payload that breaks its contract is dropped, because polling brings the data.
 * @returns a function that stops listening
 */
const listenTo = <S extends z.ZodMiniType>(event: ChatRealtimeEvent | 'generation', schema: S, apply: (payload: z.output<S>) => void): (() => void) =>
  listenLate(event, (payload) => {
    const parsed = z.safeParse(schema, payload);
    if (parsed.success) apply(parsed.data);
  });

/**
 * Calls `apply` whenever a chat was begun, renamed, moved or deleted, or spent tokens, in any tab.
 * @returns a function that stops listening
 */
export const listenToChats = (apply: (change: ChatRealtimePayload<'chat:changed'>) => void): (() => void) => listenTo('chat:changed', chatRealtimeEvents['chat:changed'], apply);

/** Refetches the newest page of a chat's open branch, and keeps words that streamed in since. */
export async function syncThread(client: QueryClient, chatId: string): Promise<void> {
  const page = await fetchMessages(chatId);
  client.setQueryData<Thread>(chatKeys.thread(chatId), (known) => withNewest(known, page));
}

/** Puts a message from the server into the shown chat, or refetches the chat when the message does not fit. */
export function applyMessage(client: QueryClient, chatId: string, message: ChatMessage): void {
  const known = client.getQueryData<Thread>(chatKeys.thread(chatId));
  if (!known) return;
  const next = withMessage(known, message);
  if (next) client.setQueryData<Thread>(chatKeys.thread(chatId), next);
  else void syncThread(client, chatId).catch(() => undefined);
}

/** Keeps an open chat up to date: streamed words, words missing in between, and messages missed while disconnected. `open`: a reply has not ended. */
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
      // Updates the progress of a run that a tool of the reply started.
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
  // Pushes are lost while the socket is closed. So the chat is fetched whenever the socket opens, and repeatedly while a reply goes on without it.
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
