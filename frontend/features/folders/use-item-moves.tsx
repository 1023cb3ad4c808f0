import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { listCreations } from '#contracts/creations.ts';
import type { FolderEntry } from '#contracts/folders.ts';
import { messageOf } from '#lib/api-error.ts';
import { FolderPicker } from '#shared/folders/folder-picker.tsx';
import { useMoveToFolder } from '#shared/folders/folders.mutations.ts';
import { toast } from '#ui/toast.tsx';
import { idOf, titleOf } from './item-order.ts';
import { FOLDER_ITEMS } from './folder-page.words.ts';

/** Returns functions that move an item into another folder or out of this one. `picker` is the dialog in which the owner chooses the folder. */
export function useItemMoves(folderId: string): { ask(entry: FolderEntry): void; takeOut(entry: FolderEntry): void; picker: ReactNode } {
  const [asked, setAsked] = useState<FolderEntry | null>(null);
  const client = useQueryClient();
  const move = useMoveToFolder();
  const send = (entry: FolderEntry, to: string | null): void =>
    move.mutate({ folderId: to, items: [{ itemType: entry.itemType, itemId: idOf(entry), folderId }] }, {
      onSuccess: () => {
        setAsked(null);
        void client.invalidateQueries({ queryKey: [listCreations.path] });
        toast({ tone: 'success', title: to === null ? FOLDER_ITEMS.takenOutToast : FOLDER_ITEMS.movedToast, description: titleOf(entry) });
      },
      onError: (error) => toast({ tone: 'destructive', title: FOLDER_ITEMS.failedToast, description: messageOf(error, FOLDER_ITEMS.tryAgainText) }),
    });
  const picker = asked && (
    <FolderPicker open onOpenChange={(open) => !open && setAsked(null)} title={FOLDER_ITEMS.pickerTitle(titleOf(asked))} from={folderId} busy={move.isPending} onPick={(to) => send(asked, to)} />
  );
  return { ask: setAsked, takeOut: (entry) => send(entry, null), picker };
}
