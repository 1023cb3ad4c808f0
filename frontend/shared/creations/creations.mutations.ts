import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { BULK_IDS_LIMIT, changeCreation, changeCreations, changeOutput } from '#contracts/creations.ts';
import type { BulkAction, Creation, CreationFilter } from '#contracts/creations.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import { changeInCaches, otherListsLater } from './creations.cache.ts';
import { creationKeys } from './creations.queries.ts';
import { CREATIONS_CHANGED } from './creations.words.ts';

export type CreationChange = BodyOf<typeof changeCreation>;

const refused = (error: unknown): void => void toast({ tone: 'destructive', title: CREATIONS_CHANGED.notChangedTitle, description: messageOf(error, CREATIONS_CHANGED.notChanged) });

/** Puts the server's new state of a creation into the cached lists and dialogs. */
export function applyCreation(client: QueryClient, creation: Creation): void {
  changeInCaches(client, new Set([creation.id]), () => creation);
  client.setQueryData(creationKeys.detail(creation.id), creation);
  void client.invalidateQueries({ queryKey: creationKeys.counts });
  otherListsLater(client);
}

const again = (client: QueryClient): void => void [creationKeys.all, creationKeys.counts].map((queryKey) => client.invalidateQueries({ queryKey }));

/** Changes one creation (star, visibility, title and others). The screen changes at once, and returns to the old state when the server refuses. */
export function useChangeCreation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...body }: { id: string } & CreationChange) => (await call(changeCreation, { params: { id }, body, idempotencyKey: newActionKey() })).creation,
    onMutate: ({ id, favourite, visibility, title, showInputs }) =>
      changeInCaches(client, new Set([id]), (known) => ({ ...known, favourite: favourite ?? known.favourite, visibility: visibility ?? known.visibility, title: title || known.title, showInputs: showInputs ?? known.showInputs })),
    onSuccess: (creation) => applyCreation(client, creation),
    onError: (error) => {
      refused(error);
      again(client);
    },
  });
}

/** Changes the alternative text of one output of a creation. */
export function useDescribeOutput() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, outputId, altText }: { id: string; outputId: string; altText: string }) => (await call(changeOutput, { params: { id, outputId }, body: { altText }, idempotencyKey: newActionKey() })).creation,
    onSuccess: (creation) => applyCreation(client, creation),
    onError: refused,
  });
}

/** The chosen creations: by their ids, or all that match a filter. */
export type Chosen = { ids: readonly string[] } | { filter: CreationFilter };

export type ManyChange = Chosen & { action: BulkAction; folderId?: string | null; collectionId?: string };

export interface ManyChanged {
  done: number;
  refused: { id: string; code: string }[];
}

/** Applies an action to many creations. A refusal of one creation does not stop the others. */
export function useChangeCreations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeMany,
    onMutate: (change) => {
      if ('ids' in change) changeInCaches(client, new Set(change.ids), (known) => after(known, change));
    },
    onSuccess: (result, change) => {
      if (result.refused.length > 0 || !('ids' in change) || change.action === 'restore') again(client);
      else {
        void client.invalidateQueries({ queryKey: creationKeys.counts });
        otherListsLater(client);
      }
    },
    onError: (error) => {
      refused(error);
      again(client);
    },
  });
}

async function changeMany(change: ManyChange): Promise<ManyChanged> {
  const { action, folderId, collectionId } = change;
  const rest = { action, ...(folderId === undefined ? {} : { folderId }), ...(collectionId === undefined ? {} : { collectionId }) };
  const all: ManyChanged = { done: 0, refused: [] };
  const send = async (chosen: Pick<BodyOf<typeof changeCreations>, 'ids' | 'filter'>): Promise<{ more: boolean; done: number }> => {
    const answer = await call(changeCreations, { body: { ...rest, ...chosen }, idempotencyKey: newActionKey() });
    all.done += answer.done;
    all.refused.push(...answer.refused);
    return answer;
  };
  if ('ids' in change) {
    for (let at = 0; at < change.ids.length; at += BULK_IDS_LIMIT) await send({ ids: change.ids.slice(at, at + BULK_IDS_LIMIT) });
    return all;
  }
  for (let left = { more: true, done: 1 }; left.more && left.done > 0; ) left = await send({ filter: change.filter });
  return all;
}

/** Returns the state of a creation after the action; null when the action deletes it. */
function after(known: Creation, { action, folderId }: ManyChange): Creation | null {
  switch (action) {
    case 'publish': return { ...known, visibility: 'public' };
    case 'unpublish': return { ...known, visibility: 'private' };
    case 'move': return { ...known, folderId: folderId ?? null };
    case 'trash': return { ...known, visibility: 'private', trashedAt: new Date().toISOString() };
    case 'restore': return { ...known, trashedAt: null };
    case 'delete': return null;
    case 'collect': return known;
  }
}
