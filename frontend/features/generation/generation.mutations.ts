import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { cancelGeneration, deleteGeneration, freeRetry, generateFromPrompt, retryGeneration } from '#contracts/generation.ts';
import type { Generation, PromptRunBody } from '#contracts/generation.ts';
import { call } from '#lib/call.ts';
import { refreshPrices } from '#lib/spending.ts';
import { generationKeys } from './generation.queries.ts';

export interface PromptRun {
  promptId: string;
  body: PromptRunBody;
  /** Made once per click by `newActionKey`, so that no retry of any layer makes a second run. */
  actionKey: string;
}

/** Shows a new or changed run everywhere at once; its pushes and polls take over from here. */
function admit(client: QueryClient, run: Generation): void {
  client.setQueriesData<Generation[]>({ queryKey: [...generationKeys.all, 'recent', { state: 'active' }] }, (known) =>
    known ? [run, ...known.filter((other) => other.id !== run.id)] : known,
  );
  void client.invalidateQueries({ queryKey: [...generationKeys.all, 'list'] });
}

/** Starts a run of a prompt; resolves with the accepted run. */
export function useRunPrompt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ promptId, body, actionKey }: PromptRun) =>
      (await call(generateFromPrompt, { params: { id: promptId }, body, idempotencyKey: actionKey })).generation,
    onSuccess: (run) => admit(client, run),
    onError: (error) => refreshPrices(client, error),
  });
}

export interface RunAction {
  id: string;
  actionKey: string;
}

export interface PricedRunAction extends RunAction {
  /** Tokens that the button said. */
  expectedTotal: number;
}

/** Stops a run. */
export function useCancelRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, actionKey }: RunAction) =>
      (await call(cancelGeneration, { params: { id }, idempotencyKey: actionKey })).generation,
    onSuccess: () => client.invalidateQueries({ queryKey: generationKeys.all }),
  });
}

/** Runs the same again at today's price; resolves with the new run. */
export function useRetryRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, expectedTotal, actionKey }: PricedRunAction) =>
      (await call(retryGeneration, { params: { id }, body: { expectedTotal }, idempotencyKey: actionKey })).generation,
    onSuccess: (run) => admit(client, run),
    onError: (error) => refreshPrices(client, error),
  });
}

/** Runs the same again for nothing; resolves with the new run. */
export function useFreeRetry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, actionKey }: RunAction) =>
      (await call(freeRetry, { params: { id }, body: { expectedTotal: 0 }, idempotencyKey: actionKey })).generation,
    onSuccess: (run) => admit(client, run),
    // What is left of the day has changed for every other run.
    onSettled: () => client.invalidateQueries({ queryKey: [...generationKeys.all, 'detail'] }),
  });
}

/** Deletes a finished run with its files. */
export function useDeleteRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, actionKey }: RunAction) => call(deleteGeneration, { params: { id }, idempotencyKey: actionKey }),
    onSuccess: (_, { id }) => {
      client.removeQueries({ queryKey: generationKeys.detail(id) });
      return client.invalidateQueries({ queryKey: generationKeys.all });
    },
  });
}
