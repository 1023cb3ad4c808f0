import { useState } from 'react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { listAudit } from '#contracts/operations.ts';
import { getAdminRewards, saveAdminRewards } from '#contracts/rewards.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';

/** Fetches the reward amounts with their version, again on each visit of the page. */
export const amountsQuery = queryOptions({
  queryKey: [getAdminRewards.path],
  queryFn: ({ signal }) => call(getAdminRewards, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});

/** Saves the reward amounts under one idempotency key, and shows those in the answer. */
export function useSaveAmounts() {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveAdminRewards>) => call(saveAdminRewards, { body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: (saved) => {
      unanswered.clear();
      client.setQueryData(amountsQuery.queryKey, saved);
      void client.invalidateQueries({ queryKey: [listAudit.path] });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}
