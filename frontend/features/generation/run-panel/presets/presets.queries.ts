import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deletePreset, listPresets, savePreset } from '#contracts/presets.ts';
import type { Preset } from '#contracts/presets.ts';
import { call, newActionKey } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Query for the member's presets for a prompt, by name. */
export const presetsQuery = (promptId: string) =>
  queryOptions({
    queryKey: [listPresets.path, promptId],
    ...timesOf(listPresets),
    queryFn: async ({ signal }) => (await call(listPresets, { params: { id: promptId }, signal })).presets,
  });

/** Saves the values of a prompt's form as a preset, in place of one with the same name. */
export function useSavePreset(promptId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Pick<Preset, 'name' | 'inputs' | 'options'>) => (await call(savePreset, { params: { id: promptId }, body, idempotencyKey: newActionKey() })).preset,
    onSettled: () => client.invalidateQueries({ queryKey: presetsQuery(promptId).queryKey }),
  });
}

export function useDeletePreset(promptId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deletePreset, { params: { id }, idempotencyKey: newActionKey() }),
    onSettled: () => client.invalidateQueries({ queryKey: presetsQuery(promptId).queryKey }),
  });
}
