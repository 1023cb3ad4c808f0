import { useState } from 'react';
import type { LibraryEntry } from '#contracts/library.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshFolders } from '#shared/folders/folders.mutations.ts';
import { Button } from '#ui/button.tsx';
import { dismissToast, toast } from '#ui/toast.tsx';
import { useChangeEntry, useChangeLibrary, useDuplicate, useDuplicateAll, useUnpublish } from './library.mutations.ts';
import type { LibraryOutcome, LibraryWish } from './library.mutations.ts';
import { ACTS } from './library.words.ts';

/** The dialogs that an action of the library opens before it is done. */
export type Asked =
  | { about: 'move' | 'tag' | 'delete' | 'collect'; ids: readonly string[]; entry?: LibraryEntry | undefined }
  | { about: 'look' | 'unpublish' | 'newer'; entry: LibraryEntry };

/** Returns the actions of the library for its entries. Each shows a toast, with Undo where that is possible. */
export function useLibraryActs() {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const many = useChangeLibrary();
  const one = useChangeEntry();
  const duplicate = useDuplicate();
  const duplicateAll = useDuplicateAll();
  const unpublish = useUnpublish();

  const tell = ({ done, refused }: LibraryOutcome, title: string, description?: string, ...undo: LibraryWish[]): void => {
    if (done === 0) return void toast({ tone: 'destructive', title: ACTS.refused(refused.length), description: ACTS.refusedText });
    const takeBack = async (): Promise<void> => {
      dismissToast();
      for (const wish of undo) await many.mutateAsync(wish);
      void refreshFolders(client);
    };
    // A failed Undo shows a toast of its own, so this promise's rejection is ignored.
    const action = undo.length > 0 && <Button size="sm" onClick={() => void takeBack().catch(() => undefined)}>{ACTS.undo}</Button>;
    toast({ tone: 'success', title, description: refused.length > 0 ? `${ACTS.refused(refused.length)}. ${ACTS.refusedText}` : description, action });
  };
  const run = (wish: LibraryWish, told: (outcome: LibraryOutcome, changed: string[]) => void): void =>
    many.mutate(wish, { onSuccess: (outcome) => told(outcome, wish.ids.filter((id) => !outcome.refused.some((entry) => entry.id === id))) });

  return {
    asked,
    ask: setAsked,
    close: () => setAsked(null),
    busy: many.isPending,
    star: (entry: LibraryEntry) => one.mutate({ id: entry.id, starred: !entry.starred }),
    place: (id: string, after: string | null) => one.mutate({ id, after }),
    starAll: (ids: readonly string[]) => run({ action: 'star', ids }, (outcome, changed) => tell(outcome, ACTS.starred(outcome.done), undefined, { action: 'unstar', ids: changed })),
    tags: (entry: LibraryEntry, tags: string[], then: () => void) => one.mutate({ id: entry.id, tags }, { onSuccess: then }),
    tagAll: (ids: readonly string[], tag: string, then: () => void) =>
      run({ action: 'tag', ids, tag }, (outcome, changed) => { then(); tell(outcome, ACTS.tagged(outcome.done, tag), undefined, { action: 'untag', ids: changed, tag }); }),
    /** Moves the user's own prompts to the trash and removes saved ones from "Saved". The server refuses to remove bought ones. */
    remove: (entries: readonly Pick<LibraryEntry, 'id' | 'own' | 'saved'>[]) => {
      const own = entries.filter((entry) => entry.own).map(({ id }) => id);
      const others = entries.filter((entry) => !entry.own).map(({ id }) => id);
      if (own.length > 0) run({ action: 'trash', ids: own }, (outcome, changed) => tell(outcome, ACTS.trashed(outcome.done), ACTS.trashedText, { action: 'restore', ids: changed }));
      if (others.length > 0) run({ action: 'unsave', ids: others }, (outcome) => tell(outcome, ACTS.unsaved(outcome.done)));
    },
    restore: (ids: readonly string[]) => run({ action: 'restore', ids }, (outcome, changed) => tell(outcome, ACTS.restored(outcome.done), ACTS.restoredText, { action: 'trash', ids: changed })),
    destroy: (ids: readonly string[]) => run({ action: 'delete', ids }, (outcome) => { setAsked(null); tell(outcome, ACTS.deleted(outcome.done)); }),
    /** Moves entries to a folder. `before` tells the folders they were in, as far as known, so that Undo can move them back. */
    move: (ids: readonly string[], folder: { id: string; name: string } | null, before: readonly Pick<LibraryEntry, 'id' | 'folderId'>[]) =>
      run({ action: 'move', ids, folderId: folder?.id ?? null }, (outcome, changed) => {
        setAsked(null);
        void refreshFolders(client);
        const known = before.filter(({ id }) => changed.includes(id));
        const back = [...new Set(known.map(({ folderId }) => folderId))].map((folderId): LibraryWish => ({ action: 'move', folderId, ids: known.filter((entry) => entry.folderId === folderId).map(({ id }) => id) }));
        tell(outcome, ACTS.moved(outcome.done, folder?.name ?? null), undefined, ...(known.length === changed.length ? back : []));
      }),
    duplicate: (entry: LibraryEntry, then: (draftId: string) => void) => duplicate.mutate(entry, { onSuccess: (draftId) => { toast({ tone: 'success', title: ACTS.duplicated }); then(draftId); } }),
    duplicateAll: (entries: readonly LibraryEntry[]) =>
      duplicateAll.mutate(entries, {
        onSuccess: ({ done, refused }) => void toast({ tone: done > 0 ? 'success' : 'destructive', title: ACTS.duplicatedAll(done), description: refused > 0 ? ACTS.notDuplicated(refused) : undefined }),
      }),
    duplicating: duplicateAll.isPending,
    unpublish: (entry: LibraryEntry) => unpublish.mutate(entry.id, { onSuccess: () => { setAsked(null); toast({ tone: 'success', title: ACTS.unpublished }); } }),
    unpublishing: unpublish.isPending,
    copyLink: (entry: LibraryEntry) => void navigator.clipboard.writeText(`${window.location.origin}/prompt/${entry.slug}`).then(() => toast({ tone: 'success', title: ACTS.copied })),
  };
}

export type LibraryActs = ReturnType<typeof useLibraryActs>;
