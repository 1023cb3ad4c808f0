import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { cancelGeneration, deleteGeneration, freeRetry, generateFromPrompt, retryGeneration } from '#contracts/generation.ts';
import type { Generation, PromptRunBody } from '#contracts/generation.ts';
import { call } from '#lib/call.ts';
import { useSpending } from '#shared/spending/use-spending.ts';
import type { Spending } from '#shared/spending/use-spending.ts';
import { generationKeys } from './generation.queries.ts';

export type PromptRun = { promptId: string } & PromptRunBody;

/** Puts a new or changed run into all cached lists that show it. Pushes and polls update it afterwards. */
function admit(client: QueryClient, run: Generation): void {
  client.setQueriesData<Generation[]>({ queryKey: [...generationKeys.all, 'recent', { state: 'active' }] }, (known) =>
    known ? [run, ...known.filter((other) => other.id !== run.id)] : known,
  );
  void client.invalidateQueries({ queryKey: generationKeys.lists });
}

/** Sends the request that starts a run; resolves to the accepted run. */
export type SendRun = (wish: PromptRun, idempotencyKey: string) => Promise<Generation>;

const sendPromptRun: SendRun = async ({ promptId, ...body }, idempotencyKey) => (await call(generateFromPrompt, { params: { id: promptId }, body, idempotencyKey })).generation;

/** Starts a run of a prompt, or with another `send` a run for another purpose. Resolves to the accepted run. */
export function useRunPrompt(send: SendRun = sendPromptRun) {
  const client = useQueryClient();
  return useSpending(send, { onSuccess: (run) => admit(client, run) });
}

export interface RunAction {
  id: string;
  actionKey: string;
}

export interface RunAgain extends Spending {
  id: string;
}

/** Stops a queued or running run. */
export function useCancelRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, actionKey }: RunAction) =>
      (await call(cancelGeneration, { params: { id }, idempotencyKey: actionKey })).generation,
    onSuccess: () => client.invalidateQueries({ queryKey: generationKeys.all }),
  });
}

/** Starts a run with the same prompt and inputs as an earlier one, at today's price. Resolves to the new run. */
export function useRetryRun() {
  const client = useQueryClient();
  return useSpending(
    async ({ id, expectedTotal }: RunAgain, idempotencyKey) => (await call(retryGeneration, { params: { id }, body: { expectedTotal }, idempotencyKey })).generation,
    { onSuccess: (run) => admit(client, run) },
  );
}

/** Starts a free retry of a run: call it with a total of 0. Resolves to the new run. */
export function useFreeRetry() {
  const client = useQueryClient();
  return useSpending(
    async ({ id, expectedTotal }: RunAgain, idempotencyKey) => (await call(freeRetry, { params: { id }, body: { expectedTotal }, idempotencyKey })).generation,
    {
      onSuccess: (run) => admit(client, run),
      // Fetches all runs again after a free retry, because each shows how many free retries are left today.
      onSettled: () => client.invalidateQueries({ queryKey: [...generationKeys.all, 'detail'] }),
    },
  );
}

/** Deletes a finished run with the files of its outputs. */
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
