import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { changeChat, createChat, deleteChat, listChats } from '#contracts/chat.ts';
import type { Chat, ChatMessage, ToolCall } from '#contracts/chat.ts';
import { changeToolCall, confirmToolCall, continueReply, declineToolCall, getBudgets, rateReply, regenerateReply, runInChat, sendChatMessage, stopReply } from '#contracts/chat-replies.ts';
import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { refreshWallet } from '#shared/shop/shop.queries.ts';
import { useSpending } from '#shared/spending/use-spending.ts';
import { toast } from '#ui/toast.tsx';
import { chatKeys } from './chat.queries.ts';
import { CHAT_CHANGES } from './chat-thread.words.ts';
import { applyMessage, syncThread } from './use-chat-events.ts';
import { messagesOf } from './thread-cache.ts';
import type { Thread } from './thread-cache.ts';

type Wish<E extends typeof sendChatMessage | typeof regenerateReply | typeof continueReply> = BodyOf<E>;

const trouble = (title: string) => (error: unknown): void => void toast({ tone: 'destructive', title, description: messageOf(error, CHAT_CHANGES.failed) });

/** Refetches the chat, the list of chats, the wallet and today's spending. */
export async function refreshSpent(client: QueryClient, chatId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: chatKeys.chat(chatId) }), client.invalidateQueries({ queryKey: [listChats.path] }),
    client.invalidateQueries({ queryKey: [getBudgets.path] }), refreshWallet(client),
  ]);
}

/** Shows a sent chat message at once; the reply's words stream in afterwards. When another branch is open, its messages are fetched. */
async function shown(client: QueryClient, chatId: string, { message, reply }: Pick<ResponseOf<typeof sendChatMessage>, 'message' | 'reply'>): Promise<void> {
  const known = messagesOf(client.getQueryData<Thread>(chatKeys.thread(chatId)));
  const end = known.at(-1)?.id ?? null;
  if (message.parentId === end || known.some(({ id }) => id === reply.id)) {
    applyMessage(client, chatId, message);
    applyMessage(client, chatId, reply);
  } else await syncThread(client, chatId);
  void refreshSpent(client, chatId);
}

/** Sends a chat message. When its price or a budget refuses it, nothing changes. */
export function useSend(chatId: string) {
  const client = useQueryClient();
  return useSpending((body: Wish<typeof sendChatMessage>, idempotencyKey) => call(sendChatMessage, { params: { id: chatId }, body, idempotencyKey }), {
    retry: false,
    onSuccess: (sent) => shown(client, chatId, sent),
  });
}

/** Runs a prompt in a chat and shows the run as a card there. The server checks the price. */
export function useRunInChat(): (chatId: string, body: BodyOf<typeof runInChat>, idempotencyKey: string) => Promise<void> {
  const client = useQueryClient();
  return async (chatId, body, idempotencyKey) => shown(client, chatId, await call(runInChat, { params: { id: chatId }, body, idempotencyKey }));
}

interface Again {
  messageId: string;
  more: boolean;
  length: Wish<typeof regenerateReply>['length'];
  expectedTotal: number;
}

/** Answers a chat message again as a new branch, or continues a reply that stopped at its length (`more`). */
export function useReplyAgain(chatId: string) {
  const client = useQueryClient();
  return useSpending(({ messageId, more, length, expectedTotal }: Again, idempotencyKey) => {
    const endpoint = more ? continueReply : regenerateReply;
    return call(endpoint, { params: { id: chatId, messageId }, body: { length, expectedTotal }, idempotencyKey });
  }, {
    retry: false,
    onSuccess: (sent) => shown(client, chatId, sent),
  });
}

/** Stops a reply that is being written. The words so far are paid for and stay. */
export function useStop(chatId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => call(stopReply, { params: { id: chatId, messageId }, idempotencyKey: newActionKey() }),
    onSuccess: ({ message }) => {
      applyMessage(client, chatId, message);
      void refreshSpent(client, chatId);
    },
    onError: trouble(CHAT_CHANGES.notStopped),
  });
}

/** Saves whether a reply helped the person. The mark changes before the server answers. */
export function useRate(chatId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `rate ${chatId}` },
    mutationFn: ({ message, feedback }: { message: ChatMessage; feedback: ChatMessage['feedback'] }) => call(rateReply, { params: { id: chatId, messageId: message.id }, body: { feedback }, idempotencyKey: newActionKey() }),
    onMutate: ({ message, feedback }) => applyMessage(client, chatId, { ...message, feedback }),
    onError: (error, { message }) => {
      applyMessage(client, chatId, message);
      trouble(CHAT_CHANGES.notRated)(error);
    },
  });
}

/** Renames, moves, pins, archives or limits a chat, or opens another branch of it. */
export function useChangeChat(chatId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `change ${chatId}` },
    mutationFn: (body: BodyOf<typeof changeChat>) => call(changeChat, { params: { id: chatId }, body, idempotencyKey: newActionKey() }),
    onSuccess: async ({ chat }, { leafId }) => {
      client.setQueryData<Chat>(chatKeys.chat(chatId), chat);
      void client.invalidateQueries({ queryKey: [listChats.path] });
      if (leafId !== undefined) await syncThread(client, chatId);
    },
    onError: trouble(CHAT_CHANGES.notChanged),
  });
}

/** Deletes a chat with its messages and links. */
export function useDeleteChat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteChat, { params: { id }, idempotencyKey: newActionKey() }),
    onSuccess: async (_, id) => {
      client.removeQueries({ queryKey: chatKeys.thread(id) });
      await client.invalidateQueries({ queryKey: [listChats.path] });
      toast({ tone: 'success', title: CHAT_CHANGES.deletedToast });
    },
    onError: trouble(CHAT_CHANGES.notDeleted),
  });
}

/** Begins a new chat, or a test chat with the draft of an own agent. */
export function useBeginChat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createChat>) => call(createChat, { body, idempotencyKey: newActionKey() }),
    onSuccess: ({ chat }) => {
      client.setQueryData<Chat>(chatKeys.chat(chat.id), chat);
      void client.invalidateQueries({ queryKey: [listChats.path] });
    },
  });
}

/** Replaces a tool call in its message by the call's new state. */
function withCall(client: QueryClient, chatId: string, call: ToolCall): void {
  const message = messagesOf(client.getQueryData<Thread>(chatKeys.thread(chatId))).find(({ parts }) => parts.some((part) => part.kind === 'tool' && part.call.id === call.id));
  if (message) applyMessage(client, chatId, { ...message, parts: message.parts.map((part) => (part.kind === 'tool' && part.call.id === call.id ? { kind: 'tool', call } : part)) });
}

/** Lets a tool of an agent run at the price that was shown. */
export function useConfirmCall(chatId: string, callId: string) {
  const client = useQueryClient();
  return useSpending((body: BodyOf<typeof confirmToolCall>, idempotencyKey) => call(confirmToolCall, { params: { id: chatId, callId }, body, idempotencyKey }), {
    retry: false,
    onSuccess: ({ call: told }) => {
      withCall(client, chatId, told);
      void refreshSpent(client, chatId);
    },
    onSettled: () => syncThread(client, chatId).catch(() => undefined),
  });
}

/** Refuses a tool call, and the agent is told. */
export function useDeclineCall(chatId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (callId: string) => call(declineToolCall, { params: { id: chatId, callId }, idempotencyKey: newActionKey() }),
    onSuccess: ({ call: told }) => withCall(client, chatId, told),
    onSettled: () => syncThread(client, chatId).catch(() => undefined),
    onError: trouble(CHAT_CHANGES.notDeclined),
  });
}

/** Changes the inputs of a tool call that asks for confirmation: a new call replaces it. */
export function useChangeCall(chatId: string, callId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (inputs: Record<string, unknown>) => call(changeToolCall, { params: { id: chatId, callId }, body: { inputs }, idempotencyKey: newActionKey() }),
    onSuccess: () => syncThread(client, chatId),
  });
}
