import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimDemoRun, startDemoRun } from '#contracts/demo-runs.ts';
import type { DemoInputs } from '#contracts/demo-runs.ts';
import { call } from '#lib/call.ts';
import { demoRunKey, demoStateQuery } from './demo-run.queries.ts';

/** Makes the day's text of this browser. */
export function useStartDemo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: DemoInputs) => (await call(startDemoRun, { body })).run,
    onSuccess: (run) => {
      client.setQueryData(demoRunKey(run.id), run);
      client.setQueryData(demoStateQuery.queryKey, (state) => state && { ...state, run });
    },
    onError: () => void client.invalidateQueries({ queryKey: demoStateQuery.queryKey, exact: true }),
  });
}

/** Keeps a text as the first creation of the account that has just begun. */
export const useClaimDemo = () => useMutation({ mutationFn: async (id: string) => (await call(claimDemoRun, { params: { id } })).creationId });
