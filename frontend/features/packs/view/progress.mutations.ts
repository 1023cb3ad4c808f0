import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tickStep, untickStep } from '#contracts/packs.ts';
import type { PackDetail } from '#contracts/packs.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { dropReads, readAfterPresses } from '#lib/late-reads.ts';
import { packKeys, packQuery } from '#shared/packs/packs.queries.ts';
import { toast } from '#ui/toast.tsx';
import { PROGRESS } from '../packs-view.words.ts';

interface Tick {
  promptId: string;
  done: boolean;
}

/** Marks a step of an owned pack as done or not done. The screen shows it at once, and undoes it when the server refuses. */
export function useTick(packId: string) {
  const client = useQueryClient();
  const { queryKey } = packQuery(packId);
  const show = ({ promptId, done }: Tick): void => void client.setQueryData(queryKey, (pack: PackDetail | undefined) => pack && marked(pack, promptId, done));
  const mutationKey = ['tick', packId];
  return useMutation({
    mutationKey,
    scope: { id: `progress ${packId}` },
    mutationFn: ({ promptId, done }: Tick) => call(done ? tickStep : untickStep, { params: { id: packId, promptId } }),
    onMutate: async (tick) => {
      await dropReads(client, queryKey);
      show(tick);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: packKeys.lists, refetchType: 'none' }),
    onError: (error, { promptId, done }) => {
      const ofStep = (tick: unknown): boolean => typeof tick === 'object' && tick !== null && 'promptId' in tick && tick.promptId === promptId;
      if (client.isMutating({ mutationKey, predicate: ({ state }) => ofStep(state.variables) }) === 1) show({ promptId, done: !done });
      toast({ tone: 'destructive', title: PROGRESS.failedTitle, description: messageOf(error, PROGRESS.failed) });
    },
    onSettled: () => readAfterPresses(client, mutationKey, queryKey),
  });
}

function marked(pack: PackDetail, promptId: string, done: boolean): PackDetail {
  const items = pack.items.map((item) => (item.prompt.id === promptId ? { ...item, done } : item));
  return { ...pack, items, done: items.filter((item) => item.done).length };
}
