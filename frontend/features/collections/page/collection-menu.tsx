import { Suspense, useState } from 'react';
import { Copy, Ellipsis, FileJson, FileText, Flag, LogOut, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Collection } from '#contracts/collections.ts';
import { messageOf } from '#lib/api-error.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { useSignedInAction } from '#shared/sign-in/use-signed-in-action.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { toast } from '#ui/toast.tsx';
import { useDeleteCollection, useDuplicateCollection } from '../collections.mutations.ts';
import { COLLECTION_CHANGES, COLLECTION_MENU } from '../collections.words.ts';
import { CollectionForm } from '../form/collection-form.tsx';
import { useRemoveContributor } from '../people/contributors.mutations.ts';
import { exportCollection } from './export-collection.ts';
import type { ExportFormat } from './export-collection.ts';

const ReportDialog = lazyPart(() => import('#shared/reporting/report-dialog.tsx'), 'ReportDialog');

/** The menu with rarely used actions for a collection. */
export function CollectionMenu({ collection }: { collection: Collection }) {
  const { id, name, isSaved, viewer } = collection;
  const { user } = useAuth();
  const navigate = useNavigate();
  const signedIn = useSignedInAction();
  const [open, setOpen] = useState<'edit' | 'delete' | 'report' | null>(null);
  const duplicate = useDuplicateCollection();
  const removal = useDeleteCollection(id);
  const leaving = useRemoveContributor(id);
  const close = (): void => setOpen(null);
  const save = (format: ExportFormat) => (): void => {
    exportCollection(collection, format).catch((error: unknown) => void toast({ tone: 'destructive', title: COLLECTION_MENU.exportFailedTitle, description: messageOf(error, COLLECTION_CHANGES.failed) }));
  };
  const leave = (): void =>
    user !== null ? leaving.mutate(user.id, {
      onSuccess: () => {
        toast({ tone: 'success', title: COLLECTION_MENU.leftToast, description: name });
        void navigate('/mycollections');
      },
    }) : undefined;
  return (
    <>
      <Menu trigger={<IconButton variant="plain" label={COLLECTION_MENU.label}><Ellipsis aria-hidden /></IconButton>}>
        {viewer.own && <MenuItem value="edit" icon={<Pencil aria-hidden />} onSelect={() => setOpen('edit')}>{COLLECTION_MENU.editText}</MenuItem>}
        <MenuItem value="duplicate" icon={<Copy aria-hidden />} onSelect={() => signedIn(() => duplicate.mutate(id))}>{COLLECTION_MENU.duplicateText}</MenuItem>
        <MenuItem value="json" icon={<FileJson aria-hidden />} onSelect={save('json')}>{COLLECTION_MENU.jsonText}</MenuItem>
        <MenuItem value="markdown" icon={<FileText aria-hidden />} onSelect={save('markdown')}>{COLLECTION_MENU.markdownText}</MenuItem>
        {!viewer.own && <MenuItem value="report" icon={<Flag aria-hidden />} onSelect={() => setOpen('report')}>{COLLECTION_MENU.reportText}</MenuItem>}
        {(viewer.permission !== null || (viewer.own && !isSaved)) && <MenuSeparator />}
        {viewer.permission !== null && <MenuItem value="leave" icon={<LogOut aria-hidden />} onSelect={leave}>{COLLECTION_MENU.leaveText}</MenuItem>}
        {viewer.own && !isSaved && <MenuItem value="delete" tone="bad" icon={<Trash2 aria-hidden />} onSelect={() => setOpen('delete')}>{COLLECTION_MENU.deleteText}</MenuItem>}
      </Menu>
      {open === 'report' && <Suspense fallback={null}><ReportDialog reported={{ type: 'collection', id, name }} onClose={close} /></Suspense>}
      {open === 'edit' && <CollectionForm collection={collection} onClose={close} onSaved={close} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={COLLECTION_MENU.deleteTitle(name)} description={COLLECTION_MENU.deleteDescription} action={COLLECTION_MENU.deleteButton} busyLabel={COLLECTION_MENU.deletingLabel}
          busy={removal.isPending} problem={removal.isError ? messageOf(removal.error, COLLECTION_CHANGES.failed) : null} onConfirm={() => removal.mutate()} onClose={close}
        />
      )}
    </>
  );
}
