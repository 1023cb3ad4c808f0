import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addPackItem, changePack, changePackItem, removePackItem } from '#contracts/pack-builder.ts';
import type { PackDraft } from '#contracts/pack-builder.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { packKeys } from '#shared/packs/packs.queries.ts';
import { toast } from '#ui/toast.tsx';
import { packDraftQuery } from '../pack-draft.queries.ts';
import { ownPacksQuery } from '../own-packs.queries.ts';
import { PACK_ITEMS } from '../packs-builder.words.ts';

/** Sends the changes of one pack one after the other, and shows the pack in the answer. */
export function usePackChange<Wish>(packId: string, send: (wish: Wish) => Promise<{ pack: PackDraft }>) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `pack ${packId}` },
    mutationFn: send,
    onSuccess: ({ pack }) => {
      client.setQueryData(packDraftQuery(packId).queryKey, pack);
      void client.invalidateQueries({ queryKey: ownPacksQuery.queryKey, refetchType: 'none' });
      void client.invalidateQueries({ queryKey: packKeys.details, refetchType: 'none' });
    },
  });
}

export const useChangePack = (packId: string) => usePackChange(packId, (body: BodyOf<typeof changePack>) => call(changePack, { params: { id: packId }, body, idempotencyKey: newActionKey() }));

/** Adds, changes, moves or removes one prompt of the pack. A refusal shows a toast, because the prompt's row has already returned to its old state. */
export function useItemChange(packId: string) {
  type Wish = { promptId: string } & ({ what: 'add' } | { what: 'remove' } | { what: 'change'; change: BodyOf<typeof changePackItem> });
  const change = usePackChange(packId, (wish: Wish) => {
    const params = { id: packId, promptId: wish.promptId };
    if (wish.what === 'add') return call(addPackItem, { params: { id: packId }, body: { promptId: wish.promptId }, idempotencyKey: newActionKey() });
    if (wish.what === 'remove') return call(removePackItem, { params, idempotencyKey: newActionKey() });
    return call(changePackItem, { params, body: wish.change, idempotencyKey: newActionKey() });
  });
  return (wish: Wish): void => change.mutate(wish, { onError: (error) => toast({ tone: 'destructive', title: PACK_ITEMS.failedTitle, description: messageOf(error, PACK_ITEMS.failed) }) });
}
