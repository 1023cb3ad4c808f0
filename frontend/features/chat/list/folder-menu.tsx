import { Suspense, useState } from 'react';
import { Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { css } from '#styled/css';
import type { ChatFolder } from '#contracts/chat.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { FOLDERS } from '../chat.words.ts';
import { useDeleteFolder } from '../chats.mutations.ts';

const FolderDialog = lazyPart(() => import('./folder-dialog.tsx'), 'FolderDialog');

/** The menu that renames or deletes a folder of chats. Deleting does not ask first, because the chats in the folder stay. */
export function FolderMenu({ folder }: { folder: ChatFolder }) {
  const [renaming, setRenaming] = useState(false);
  const remove = useDeleteFolder();
  return (
    <>
      <Menu trigger={<IconButton size="sm" label={FOLDERS.menuLabel(folder.name)} className={css({ '--h': '24px', minHeight: '6' })}><Ellipsis aria-hidden /></IconButton>}>
        <MenuItem value="rename" icon={<PencilLine aria-hidden />} onSelect={() => setRenaming(true)}>{FOLDERS.renameText}</MenuItem>
        <MenuItem value="delete" tone="bad" icon={<Trash2 aria-hidden />} onSelect={() => remove.mutate(folder.id)}>{FOLDERS.deleteText}</MenuItem>
      </Menu>
      {renaming && <Suspense fallback={null}><FolderDialog folder={folder} onClose={() => setRenaming(false)} /></Suspense>}
    </>
  );
}
