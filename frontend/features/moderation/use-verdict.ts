import { useState } from 'react';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { getInbox } from '#contracts/inbox.ts';
import { ApiError, isAnswer } from '#lib/api-error.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { toast } from '#ui/toast.tsx';
import { USE_VERDICT } from './moderation.words.ts';

/** Every query key of the moderation pages starts with this path, so that one call has all of them fetched again. */
const ROOT = '/api/admin/marketplace';

interface Pages {
  items: { id: string }[];
}

/** Removes decided items from every cached list of a moderators' queue, before the client fetches the lists again. */
function leave(client: QueryClient, path: string, ids: readonly string[]): void {
  client.setQueriesData<InfiniteData<Pages>>({ queryKey: [path] }, (data) =>
    data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => !ids.includes(id)) })) });
}

/** Fetches all moderators' queues, counts and the log again. It leaves out the details of the decided item, for which the server now answers 404. */
const lookAgain = (client: QueryClient, closed?: QueryKey): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path], queryHash }) => typeof path === 'string' && (path.startsWith(ROOT) || path === getInbox.path) && !(closed && queryHash === hashKey(closed)),
  });

interface Verdict<Input, Answer> {
  send(input: Input, idempotencyKey: string): Promise<Answer>;
  /** Path of the queue that the decided items leave; left out where the decision removes none. */
  queue?: string;
  /** Ids of the items that this decision takes out of the moderators' queue. */
  leaving?(input: Input): readonly string[];
  /** Query key of the details of the item, which the server has only until the decision. */
  closes?: QueryKey;
  onDone?(answer: Answer, input: Input): void;
  /** Called when another moderator has already decided. */
  onLate?(): void;
}

/**
 * Sends a moderator's decision under one idempotency key. When another moderator decided first, the server changes nothing; the moderator is
 * told, and the queue is fetched again.
 */
export function useVerdict<Input, Answer = unknown>({ send, queue, leaving, closes, onDone, onLate }: Verdict<Input, Answer>) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (input: Input) => send(input, unanswered.keyFor(input)),
    onSuccess: (answer, input) => {
      unanswered.clear();
      if (queue && leaving) leave(client, queue, leaving(input));
      onDone?.(answer, input);
      void lookAgain(client, closes);
    },
    onError: (error, input) => {
      if (isAnswer(error)) unanswered.clear();
      // 404: the thing to decide about is gone, so the lists are fetched again. The dialog shows the error.
      if (error instanceof ApiError && error.status === 404) void lookAgain(client);
      if (!wasFaster(error)) return;
      toast({ title: 'A colleague decided it already', description: USE_VERDICT.queueRefreshed });
      if (queue && leaving) leave(client, queue, leaving(input));
      onLate?.();
      void lookAgain(client, closes);
    },
  });
}

/** Returns whether the server refused a decision because another moderator had already decided. */
export const wasFaster = (error: unknown): boolean => error instanceof ApiError && error.code === 'already_decided';
