import { useState } from 'react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { changeFlag, listAdminFlags } from '#contracts/flags.ts';
import type { FlagName } from '#contracts/flags.ts';
import { listAudit } from '#contracts/operations.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { flagsQuery } from '#lib/flags.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';

/** Fetches all feature flags with their settings, again on each visit of the page. */
export const adminFlagsQuery = queryOptions({
  queryKey: [listAdminFlags.path] as const,
  queryFn: ({ signal }) => call(listAdminFlags, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});

/** Changes one feature flag under one idempotency key, and shows the list in the answer. */
export function useFlagChange(name: FlagName) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeFlag>) => call(changeFlag, { params: { name }, body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: (list) => {
      unanswered.clear();
      client.setQueryData(adminFlagsQuery.queryKey, list);
      for (const queryKey of [flagsQuery.queryKey, [listAudit.path]]) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}
