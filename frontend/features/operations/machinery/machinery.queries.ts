import { useState } from 'react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getMachinery, redeliverEvent } from '#contracts/machinery.ts';
import { listAudit } from '#contracts/operations.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';

const EVERY_MS = 10_000;

/** Fetches build, migrations, lag of the outbox, stuck events and rate limits, every 10 s while they are shown. */
export const machineryQuery = queryOptions({ queryKey: [getMachinery.path] as const, queryFn: ({ signal }) => call(getMachinery, { signal }), ...timesOf(getMachinery), refetchInterval: EVERY_MS, refetchOnMount: 'always' });

/** Delivers an event again to the subscribers that have not handled it, under one idempotency key. */
export function useRedelivery(id: string) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: { reason: string }) => call(redeliverEvent, { params: { id }, body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: (now) => {
      unanswered.clear();
      client.setQueryData(machineryQuery.queryKey, now);
      void client.invalidateQueries({ queryKey: [listAudit.path] });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
      void client.invalidateQueries({ queryKey: machineryQuery.queryKey });
    },
  });
}
