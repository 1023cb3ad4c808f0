import { useState } from 'react';
import { Ellipsis, Flag, FolderInput, FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { FOLDER_LEVELS } from '#contracts/folders.ts';
import { messageOf } from '#lib/api-error.ts';
import { css, cx } from '#styled/css';
import { centered, hstack, longWords, metaText, mutedText } from '#styled/patterns';
import { FOLDER_COLORS, FolderIcon } from '#shared/folders/folder-look.tsx';
import { FolderPicker } from '#shared/folders/folder-picker.tsx';
import { withInside } from '#shared/folders/folder-rows.ts';
import { useChangeFolder, useDeleteFolder } from '#shared/folders/folders.mutations.ts';
import { foldersQuery } from '#shared/folders/folders.queries.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import { FolderEdit } from './folder-edit.tsx';
import { NewFolderDialog } from './new-folder-dialog.tsx';
import type { OpenPage } from './folder-view.tsx';
import { FOLDER_HEAD } from './folder-page.words.ts';

type Asked = 'edit' | 'move' | 'delete' | 'new' | null;

/** The head of a folder's page: icon, name and description, with its owner's buttons. */
export function FolderHead({ page: { folder, owner, own, above }, onReport }: { page: OpenPage; onReport(): void }) {
  const [asked, setAsked] = useState<Asked>(null);
  const smart = folder.kind === 'smart';
  const ground = cx(tile, smart ? css({ '--folder': '{colors.brand}' }) : FOLDER_COLORS[folder.color]);
  const icon = <FolderIcon folder={folder} size={28} />;
  return (
    <header className={head}>
      {own ? <button type="button" className={ground} aria-label={FOLDER_HEAD.editLabel} onClick={() => setAsked('edit')}>{icon}</button> : <span className={ground}>{icon}</span>}
      <div className={css({ minWidth: '0' })}>
        <h1 className={longWords({ textStyle: 'h2' })}>{folder.name}</h1>
        {folder.description !== '' && <p className={mutedText({ overflowWrap: 'anywhere' })}>{folder.description}</p>}
        {folder.description === '' && smart && own && <p className={mutedText()}>{FOLDER_HEAD.smartText}</p>}
        {!own && owner && <p className={metaText()}><TextLink to={`/profile/${owner.username}`}>{FOLDER_HEAD.byText(owner.displayName)}</TextLink></p>}
      </div>
      {!own && <div className={acts}><Button size="sm" variant="ghost" icon={<Flag size={16} aria-hidden />} onClick={onReport}>{FOLDER_HEAD.reportButton}</Button></div>}
      {own && (
        <div className={acts}>
          {!smart && above.length + 1 < FOLDER_LEVELS && <Button icon={<FolderPlus size={16} aria-hidden />} onClick={() => setAsked('new')}>{FOLDER_HEAD.newInsideButton}</Button>}
          <Button icon={<FolderInput size={16} aria-hidden />} onClick={() => setAsked('move')}>{FOLDER_HEAD.moveButton}</Button>
          <Menu trigger={<IconButton variant="plain" label={FOLDER_HEAD.moreLabel}><Ellipsis size={18} aria-hidden /></IconButton>}>
            <MenuItem value="edit" icon={<Pencil aria-hidden />} onSelect={() => setAsked('edit')}>{FOLDER_HEAD.editItem}</MenuItem>
            <MenuItem value="delete" tone="bad" icon={<Trash2 aria-hidden />} onSelect={() => setAsked('delete')}>{FOLDER_HEAD.deleteItem}</MenuItem>
          </Menu>
        </div>
      )}
      {asked === 'edit' && <FolderEdit folder={folder} onClose={() => setAsked(null)} />}
      {asked === 'new' && <NewFolderDialog parentId={folder.id} onClose={() => setAsked(null)} />}
      {asked === 'move' && <MoveFolder page={{ folder }} onClose={() => setAsked(null)} />}
      {asked === 'delete' && <DeleteFolder page={{ folder, above }} onClose={() => setAsked(null)} />}
    </header>
  );
}

function MoveFolder({ page: { folder }, onClose }: { page: Pick<OpenPage, 'folder'>; onClose(): void }) {
  const folders = useQuery(foldersQuery).data ?? [];
  const change = useChangeFolder();
  const inside = withInside(folders, folder.id);
  return (
    <FolderPicker
      open onOpenChange={(open) => !open && onClose()} title={FOLDER_HEAD.moveTitle} none={FOLDER_HEAD.topButton} from={folder.parentId} disabled={({ id }) => inside.has(id)} busy={change.isPending}
      onPick={(parentId) => change.mutate({ id: folder.id, change: { parentId } }, { onSuccess: onClose, onError: (error) => toast({ tone: 'destructive', title: FOLDER_HEAD.notMovedToast, description: messageOf(error, FOLDER_HEAD.failedText) }) })}
    />
  );
}

function DeleteFolder({ page: { folder, above }, onClose }: { page: Pick<OpenPage, 'folder' | 'above'>; onClose(): void }) {
  const remove = useDeleteFolder();
  const navigate = useNavigate();
  const parent = above.at(-1);
  return (
    <ConfirmDialog
      title={FOLDER_HEAD.deleteTitle(folder.name)} description={FOLDER_HEAD.deleteText} action={FOLDER_HEAD.deleteAction} busyLabel={FOLDER_HEAD.deletingLabel} busy={remove.isPending}
      problem={remove.isError ? messageOf(remove.error, FOLDER_HEAD.failedText) : null} onClose={onClose}
      onConfirm={() => remove.mutate(folder.id, { onSuccess: () => { toast({ tone: 'success', title: FOLDER_HEAD.deletedToast, description: folder.name }); void navigate(parent ? `/folder/${parent.slug}` : '/my-library', { replace: true }); } })}
    />
  );
}

const head = css({ display: 'grid', gridTemplateColumns: { base: '[48px minmax(0, 1fr)]', md: '[64px minmax(0, 1fr) auto]' }, gap: { base: '3', md: '5' }, alignItems: 'center' });
const tile = centered({ width: { base: '12', md: '16' }, height: { base: '12', md: '16' }, borderRadius: 'xl', border: 'none', backgroundColor: '[color-mix(in oklch, var(--folder), transparent 84%)]', 'button&': { cursor: 'pointer' } });
const acts = hstack({ gap: '2', flexWrap: 'wrap', gridColumn: { base: '1 / -1', md: 'auto' }, '& > button:not(:last-child)': { flex: { base: '1', md: 'none' } } });
