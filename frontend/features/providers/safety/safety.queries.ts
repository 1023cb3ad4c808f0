import { useState } from 'react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { listAudit } from '#contracts/operations.ts';
import { getSafetyFilter, saveSafetyFilter } from '#contracts/safety-filter.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';

/** Fetches the words that the safety filter refuses in runs. */
export const safetyQuery = queryOptions({ queryKey: [getSafetyFilter.path] as const, queryFn: ({ signal }) => call(getSafetyFilter, { signal }), ...timesOf(getSafetyFilter), refetchOnMount: 'always' });

/** Saves the words that the safety filter refuses, under one idempotency key. */
export function useSafetySave() {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveSafetyFilter>) => call(saveSafetyFilter, { body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: (state) => {
      unanswered.clear();
      client.setQueryData(safetyQuery.queryKey, state);
      void client.invalidateQueries({ queryKey: [listAudit.path] });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}
