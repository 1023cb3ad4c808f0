import { useQuery } from '@tanstack/react-query';
import type { LibraryEntry } from '#contracts/library.ts';
import { AddToCollection } from '#shared/collections/add-to-collection.tsx';
import { FolderPicker } from '#shared/folders/folder-picker.tsx';
import { foldersQuery } from '#shared/folders/folders.queries.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TagDialog } from './bulk/tag-dialog.tsx';
import { ACTS, BULK } from './library.words.ts';
import { LookDialog } from './look-dialog.tsx';
import { titleOf } from './rows/entry-parts.tsx';
import type { LibraryActs } from './use-library-acts.tsx';

/** Shows the dialog that an action of the library needs: for folder, tags or collection, or the question before a deletion. */
export function LibraryWindows({ acts, entries }: { acts: LibraryActs; entries: readonly LibraryEntry[] }) {
  const folders = useQuery(foldersQuery).data ?? [];
  const { asked, close } = acts;
  if (asked === null || asked.about === 'newer') return null;
  switch (asked.about) {
    case 'look': return <LookDialog entry={asked.entry} onClose={close} />;
    case 'tag': return <TagDialog ids={asked.ids} entry={asked.entry} acts={acts} />;
    case 'collect':
      return <AddToCollection works={asked.ids.map((itemId) => ({ itemType: 'prompt' as const, itemId }))} about={asked.ids.length === 1 && asked.entry ? titleOf(asked.entry) : BULK.about(asked.ids.length)} onClose={close} />;
    case 'move': {
      const from = asked.ids.length === 1 ? asked.entry?.folderId : undefined;
      return (
        <FolderPicker
          open onOpenChange={(open) => !open && close()} description={BULK.about(asked.ids.length)} from={from ?? null} busy={acts.busy}
          onPick={(folderId) => acts.move(asked.ids, folderId === null ? null : (folders.find(({ id }) => id === folderId) ?? { id: folderId, name: '' }), entries)}
        />
      );
    }
    case 'delete':
      return (
        <ConfirmDialog
          title={ACTS.deleteTitle(asked.ids.length)} description={ACTS.deleteText} action={ACTS.deleteAction} busyLabel={ACTS.deleteBusy} busy={acts.busy} onConfirm={() => acts.destroy(asked.ids)} onClose={close}
        />
      );
    case 'unpublish':
      return (
        <ConfirmDialog title={ACTS.unpublishTitle} description={ACTS.unpublishText} action={ACTS.unpublishAction} busyLabel={ACTS.unpublishBusy} busy={acts.unpublishing} onConfirm={() => acts.unpublish(asked.entry)} onClose={close} />
      );
  }
}
