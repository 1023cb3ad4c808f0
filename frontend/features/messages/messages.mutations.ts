import { useCallback } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { archiveMessage, markAllMessagesRead, markMessageRead } from '#contracts/messages.ts';
import type { Message } from '#contracts/messages.ts';
import { call, newActionKey } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import { messageStore } from './message-store.ts';
import { resync } from './messages.queries.ts';
import { MESSAGES_MUTATIONS } from './messages.words.ts';

const WRONG = MESSAGES_MUTATIONS.failed;

/** Marks one message as read. The client shows it at once, and undoes it when the server refuses. */
export function useMarkRead() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ message: { id }, actionKey }: { message: Message; actionKey: string }) => call(markMessageRead, { params: { id }, idempotencyKey: actionKey }),
    onMutate: ({ message }) => messageStore(client).begun('read', [message]),
    onSuccess: (_answer, { message }) => messageStore(client).done('read', [message]),
    onError: (_error, { message }, counted) => counted && messageStore(client).refused('read', [message], counted),
  });
  return useCallback((message: Message): void => {
    if (!message.read) mutate({ message, actionKey: newActionKey() });
  }, [mutate]);
}

/** Marks all messages as read that had arrived when the server handled the request. Messages that arrive later stay unread. */
export function useMarkAllRead() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ actionKey }: { actionKey: string }) => call(markAllMessagesRead, { idempotencyKey: actionKey }),
    onSuccess: () => resync(client),
    onError: () => toast({ tone: 'destructive', title: 'Still unread', description: WRONG }),
  });
  return { markAll: () => mutate({ actionKey: newActionKey() }), isPending };
}

/** Archives one message, so that it leaves every list. An archived message counts as read (docs/rules/messages.md#archive). */
export function useArchive() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ message: { id }, actionKey }: { message: Message; actionKey: string }) => call(archiveMessage, { params: { id }, idempotencyKey: actionKey }),
    onMutate: ({ message }) => messageStore(client).begun('archive', [message]),
    onSuccess: (_answer, { message }) => messageStore(client).done('archive', [message]),
    onError: (_error, { message }, counted) => {
      if (counted) messageStore(client).refused('archive', [message], counted);
      toast({ tone: 'destructive', title: 'Not deleted', description: WRONG });
    },
  });
  return (message: Message): void => mutate({ message, actionKey: newActionKey() });
}
