import { useState } from 'react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { getGenerationSwitch, setGenerationSwitch } from '#contracts/generation-switch.ts';
import { listAudit } from '#contracts/operations.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';

const EVERY_MS = 15_000;

/** Fetches who may start runs, and how many runs a switch-off would end, every 15 s while it is shown. */
export const switchQuery = queryOptions({
  queryKey: [getGenerationSwitch.path] as const,
  queryFn: ({ signal }) => call(getGenerationSwitch, { signal }),
  ...timesOf(getGenerationSwitch),
  refetchInterval: EVERY_MS,
  refetchOnMount: 'always',
});

/** Saves who may start runs, under one idempotency key. */
export function useSwitch() {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof setGenerationSwitch>) => call(setGenerationSwitch, { body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: (now) => {
      unanswered.clear();
      client.setQueryData(switchQuery.queryKey, now);
      void client.invalidateQueries({ queryKey: [listAudit.path] });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
      void client.invalidateQueries({ queryKey: switchQuery.queryKey });
    },
  });
}
