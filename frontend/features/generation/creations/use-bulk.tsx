import { useState } from 'react';
import type { BulkAction, Creation } from '#contracts/creations.ts';
import { useChangeCreations } from '#shared/creations/creations.mutations.ts';
import type { Chosen, ManyChanged } from '#shared/creations/creations.mutations.ts';
import type { CreationsView } from '#shared/creations/creations.queries.ts';
import { Button } from '#ui/button.tsx';
import { dismissToast, toast } from '#ui/toast.tsx';
import { BULK } from './creations.words.ts';
import type { Selection } from './use-selection.ts';

/** Actions for selected creations that ask the member before they begin. */
export type Asking = 'trash' | 'publish' | 'delete';

export interface Bulk {
  chosen: Chosen;
  /** The selected creations as far as the page has loaded them. */
  works: readonly Creation[];
  /** Number of selected creations; null when all that match the filters are selected. */
  number: number | null;
  busy: boolean;
  asking: Asking | null;
  ask(action: Asking | null): void;
  /** Starts an action for the selected creations, or opens the question that it asks first. */
  begin(action: BulkAction): void;
  /** Adds all creations that match the filters to a collection. */
  collectWhole(collectionId: string): Promise<unknown>;
  act(action: BulkAction, where?: { folderId?: string | null; collectionId?: string }): void;
  /** Moves one creation to the trash, or out of it. */
  actOne(id: string, action: 'trash' | 'restore'): void;
  /** Moves one creation into a folder; null takes it out of its folder. */
  moveOne(id: string, folderId: string | null): void;
}

const BACK: Partial<Record<BulkAction, BulkAction>> = { trash: 'restore', publish: 'unpublish', unpublish: 'publish', restore: 'trash' };

/** Returns functions that change the selected creations. Each shows a toast, with an undo button where undoing is possible. */
export function useBulk(selection: Selection, view: CreationsView, items: readonly Creation[], onDone: () => void): Bulk {
  const change = useChangeCreations();
  const [asking, ask] = useState<Asking | null>(null);
  const works = items.filter(({ id }) => selection.ids.has(id));
  const ids = works.map(({ id }) => id);
  const chosen: Chosen = selection.whole ? { filter: view.filter } : { ids };
  const act: Bulk['act'] = (action, where = {}) => send(chosen, action, where);
  const send = (of: Chosen, action: BulkAction, where: { folderId?: string | null; collectionId?: string }): void => {
    const before = new Map(items.map(({ id, folderId }) => [id, folderId]));
    change.mutate({ ...of, action, ...where }, {
      onSuccess: (result) => {
        ask(null);
        selection.clear();
        onDone();
        tell(action, result, undoOf(action, of, result, before));
      },
    });
  };
  const undoOf = (action: BulkAction, of: Chosen, { refused }: ManyChanged, before: ReadonlyMap<string, string | null>): (() => void) | null => {
    if (!('ids' in of)) return null;
    const lost = new Set(refused.map(({ id }) => id));
    const done = of.ids.filter((id) => !lost.has(id));
    const back = BACK[action];
    if (done.length === 0) return null;
    if (back) return () => change.mutate({ ids: done, action: back });
    if (action !== 'move') return null;
    const folders = new Set(done.map((id) => before.get(id) ?? null));
    return () => folders.forEach((folderId) => change.mutate({ ids: done.filter((id) => (before.get(id) ?? null) === folderId), action: 'move', folderId }));
  };
  const begin: Bulk['begin'] = (action) => {
    if (!selection.whole && ids.length === 0) return;
    if (action === 'publish' || action === 'delete' || (action === 'trash' && selection.whole)) ask(action);
    else act(action);
  };
  return { chosen, works, number: selection.whole ? null : ids.length, busy: change.isPending, asking, ask, begin, act, actOne: (id, action) => send({ ids: [id] }, action, {}), moveOne: (id, folderId) => send({ ids: [id] }, 'move', { folderId }), collectWhole: (collectionId) => change.mutateAsync({ ...chosen, action: 'collect', collectionId }) };
}

function tell(action: BulkAction, { done, refused }: ManyChanged, undo: (() => void) | null): void {
  const [first] = refused;
  const why = first && BULK.refusedText(refused.length, BULK.reasons[first.code] ?? BULK.otherReason);
  const back = (): void => {
    dismissToast(id);
    undo?.();
  };
  const id = toast({
    tone: why === undefined ? 'success' : 'destructive',
    title: BULK.done[action](done),
    description: why ?? (action === 'trash' ? BULK.trashText : undefined),
    durationMs: 8_000,
    action: undo ? <Button size="sm" onClick={back}>{BULK.undoButton}</Button> : undefined,
  });
}
