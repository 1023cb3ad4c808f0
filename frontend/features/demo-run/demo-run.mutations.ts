import { useMutation, useQueryClient } from '@tanstack/react-query';
import { atom, useSetAtom } from 'jotai';
import { claimDemoRun, startDemoRun } from '#contracts/demo-runs.ts';
import type { DemoInputs } from '#contracts/demo-runs.ts';
import { call } from '#lib/call.ts';
import { demoRunKey, demoStateQuery } from './demo-run.queries.ts';

/** Id of the demo run that was just started on this page, until the place of its text has taken the focus; the button that started it is gone then. */
export const begunDemoAtom = atom<string | null>(null);

/** Starts a demo run: the one free text per day that this browser gets without an account. */
export function useStartDemo() {
  const client = useQueryClient();
  const setBegun = useSetAtom(begunDemoAtom);
  return useMutation({
    mutationFn: async (body: DemoInputs) => (await call(startDemoRun, { body })).run,
    onSuccess: (run) => {
      setBegun(run.id);
      client.setQueryData(demoRunKey(run.id), run);
      client.setQueryData(demoStateQuery.queryKey, (state) => state && { ...state, run });
    },
    onError: () => void client.invalidateQueries({ queryKey: demoStateQuery.queryKey, exact: true }),
  });
}

/** Moves the text of a demo run into the account that the visitor just made, as its first creation. */
export const useClaimDemo = () => useMutation({ mutationFn: async (id: string) => (await call(claimDemoRun, { params: { id } })).creationId });
