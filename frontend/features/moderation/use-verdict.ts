import { useState } from 'react';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { getInbox } from '#contracts/inbox.ts';
import { ApiError, isAnswer } from '#lib/api-error.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { toast } from '#ui/toast.tsx';
import { USE_VERDICT } from './moderation.words.ts';

/** Start of every query key of the moderation pages, by which all of them are fetched again. */
const ROOT = '/api/admin/marketplace';

interface Pages {
  items: { id: string }[];
}

/** Takes what was decided out of every list of the queue at this path, before the server is asked again. */
function leave(client: QueryClient, path: string, ids: readonly string[]): void {
  client.setQueriesData<InfiniteData<Pages>>({ queryKey: [path] }, (data) =>
    data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => !ids.includes(id)) })) });
}

/** Looks at all queues, counts and the log again, but not at what the decision closed: the server answers 404 for it. */
const lookAgain = (client: QueryClient, closed?: QueryKey): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path], queryHash }) => typeof path === 'string' && (path.startsWith(ROOT) || path === getInbox.path) && !(closed && queryHash === hashKey(closed)),
  });

interface Verdict<Input, Answer> {
  send(input: Input, idempotencyKey: string): Promise<Answer>;
  /** Path of the list that the decided ones leave; left out where nothing leaves. */
  queue?: string;
  /** Ids that leave the queue with this decision. */
  leaving?(input: Input): readonly string[];
  /** Key of the page part that exists only until the decision. */
  closes?: QueryKey;
  onDone?(answer: Answer, input: Input): void;
  /** Called when a colleague has already decided. */
  onLate?(): void;
}

/**
 * A moderator's decision: one key per intention. When a colleague decided first, the moderator is told so and sees the queue as it is now. Nothing is
 * decided twice.
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
      // 404: the target is gone, so the lists are fetched again. The dialog shows the error.
      if (error instanceof ApiError && error.status === 404) void lookAgain(client);
      if (!wasFaster(error)) return;
      toast({ title: 'A colleague decided it already', description: USE_VERDICT.queueRefreshed });
      if (queue && leaving) leave(client, queue, leaving(input));
      onLate?.();
      void lookAgain(client, closes);
    },
  });
}

/** Whether a colleague decided first. */
export const wasFaster = (error: unknown): boolean => error instanceof ApiError && error.code === 'already_decided';
