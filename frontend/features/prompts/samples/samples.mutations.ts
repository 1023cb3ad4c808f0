import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addSample, removeSample } from '#contracts/prompt-samples.ts';
import { call, newActionKey } from '#lib/call.ts';
import { samplesQuery } from './samples.queries.ts';

/** Publishes a run of the user's own prompt as a sample on the prompt's page. */
export function useAddSample(promptId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { generationId: string; caption: string }) => call(addSample, { params: { id: promptId }, body, idempotencyKey: newActionKey() }),
    onSuccess: () => client.invalidateQueries({ queryKey: samplesQuery(promptId).queryKey }),
  });
}

/** Removes a sample from the prompt's page. */
export function useRemoveSample(promptId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sampleId: string) => call(removeSample, { params: { id: promptId, sampleId }, idempotencyKey: newActionKey() }),
    onSuccess: () => client.invalidateQueries({ queryKey: samplesQuery(promptId).queryKey }),
  });
}
