import { useState } from 'react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { getInbox, INBOX_EVERY_MS, markInbox } from '#contracts/inbox.ts';
import type { InboxQueue } from '#contracts/inbox.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';

/** Counts the waiting items of each queue that the viewing member of staff may open, every 30 s. */
export const inboxQuery = queryOptions({
  queryKey: [getInbox.path] as const,
  queryFn: ({ signal }) => call(getInbox, { signal }),
  refetchInterval: INBOX_EVERY_MS,
  staleTime: 0,
  refetchOnMount: 'always',
});

/** Hides a queue of the staff inbox or assigns it, under one idempotency key, and shows the inbox in the answer. */
export function useInboxMark(queue: InboxQueue) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof markInbox>) => call(markInbox, { params: { queue }, body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: (inbox) => {
      unanswered.clear();
      client.setQueryData(inboxQuery.queryKey, inbox);
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}
