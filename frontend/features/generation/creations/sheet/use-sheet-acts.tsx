import { useState } from 'react';
import type { ReactNode } from 'react';
import type { BulkAction, Creation, CreationOutput } from '#contracts/creations.ts';
import type { GenerationDetail } from '#contracts/generation.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useChangeCreation, useChangeCreations } from '#shared/creations/creations.mutations.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { dismissToast, toast } from '#ui/toast.tsx';
import { BULK } from '../creations.words.ts';
import { useDownload } from '../use-download.tsx';
import { SHEET } from './sheet.words.ts';

const FolderPicker = lazyPart(() => import('#shared/folders/folder-picker.tsx'), 'FolderPicker');
const AddToCollection = lazyPart(() => import('#shared/collections/add-to-collection.tsx'), 'AddToCollection');
const PromptPicker = lazyPart(() => import('#shared/creations/prompt-picker.tsx'), 'PromptPicker');

export interface SheetActs {
  /** The dialog that an action of the creation's sheet opened. */
  window: ReactNode;
  star(): void;
  move(): void;
  collect(): void;
  animate(): void;
  useAsInput(): void;
  download(): void;
  copy(run: GenerationDetail | undefined): void;
  trash(): void;
  restore(): void;
  forget(): void;
}

/** Returns the actions of a creation's sheet, such as download or move, with the dialogs that they open. */
export function useSheetActs(creation: Creation | undefined, output: CreationOutput | undefined, onClose: () => void): SheetActs {
  const [open, setOpen] = useState<'move' | 'collect' | 'animate' | 'input' | 'forget' | null>(null);
  const one = useChangeCreation();
  const many = useChangeCreations();
  const download = useDownload();
  const close = (): void => setOpen(null);
  const act = (action: BulkAction, back: BulkAction | null, folderId?: string | null): void => {
    if (!creation) return;
    const before = creation.folderId;
    many.mutate({ ids: [creation.id], action, ...(folderId === undefined ? {} : { folderId }) }, {
      onSuccess: ({ done }) => {
        close();
        if (action !== 'move') onClose();
        const undo = (): void => {
          dismissToast(id);
          many.mutate({ ids: [creation.id], action: back ?? action, ...(action === 'move' ? { folderId: before } : {}) });
        };
        const id = toast({ tone: 'success', title: BULK.done[action](done), durationMs: 8_000, ...(back && { action: <Button size="sm" onClick={undo}>{BULK.undoButton}</Button> }) });
      },
    });
  };
  const copy = async (run: GenerationDetail | undefined): Promise<void> => {
    const text = run?.outputs.find((found) => found.kind === 'text');
    try {
      await navigator.clipboard.writeText(text?.text ?? '');
      toast({ tone: 'success', title: SHEET.copiedToast });
    } catch {
      toast({ tone: 'destructive', title: SHEET.copyFailedToast });
    }
  };
  return {
    star: () => creation && one.mutate({ id: creation.id, favourite: !creation.favourite }),
    move: () => setOpen('move'),
    collect: () => setOpen('collect'),
    animate: () => setOpen('animate'),
    useAsInput: () => setOpen('input'),
    download: () => creation && download.one(creation),
    copy: (run) => void copy(run),
    trash: () => act('trash', 'restore'),
    restore: () => act('restore', 'trash'),
    forget: () => setOpen('forget'),
    window: creation && (
      <>
        {open === 'move' && <FolderPicker open onOpenChange={close} description={creation.title} from={creation.folderId} busy={many.isPending} onPick={(folderId) => act('move', 'move', folderId)} />}
        {open === 'collect' && <AddToCollection works={[{ itemType: 'creation', itemId: creation.id }]} about={creation.title} onClose={close} />}
        {(open === 'animate' || open === 'input') && <PromptPicker creationId={creation.id} outputId={output?.id ?? '0'} type={open === 'animate' ? 'video' : undefined} onClose={close} />}
        {open === 'forget' && <ConfirmDialog title={BULK.deleteTitle} description={BULK.deleteText(1)} action={BULK.deleteButton} busy={many.isPending} busyLabel={BULK.busyLabel} onConfirm={() => act('delete', null)} onClose={close} />}
      </>
    ),
  };
}
