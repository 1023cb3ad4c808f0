import { useState } from 'react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { listAudit } from '#contracts/operations.ts';
import { flushCaches, listSubscribers, replaySubscriber } from '#contracts/replay.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';

export const subscribersQuery = queryOptions({ queryKey: [listSubscribers.path] as const, queryFn: async ({ signal }) => (await call(listSubscribers, { signal })).subscribers, ...timesOf(listSubscribers) });

/** Delivers events to one subscriber again, under one idempotency key. */
export function useReplay() {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof replaySubscriber>) => call(replaySubscriber, { body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: () => {
      unanswered.clear();
      void client.invalidateQueries({ queryKey: [listAudit.path] });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}

/** Empties the cache of sessions. A repeated request empties it again, which does no harm. */
export function useFlushCaches() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof flushCaches>) => call(flushCaches, { body }),
    onSettled: () => void client.invalidateQueries({ queryKey: [listAudit.path] }),
  });
}
