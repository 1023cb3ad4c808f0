import { useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import { NewFolderForm } from '#shared/folders/new-folder.tsx';
import { FOLDER_PICKER } from '#shared/folders/folders.words.ts';
import { Dialog } from '#ui/dialog.tsx';

/** The dialog that asks for a name, makes a folder inside another one, and opens it. */
export function NewFolderDialog({ parentId, onClose }: { parentId: string; onClose(): void }) {
  const navigate = useNavigate();
  return (
    <Dialog open size="sm" title={FOLDER_PICKER.newFolderButton} onOpenChange={(open) => !open && onClose()}>
      <div className={css({ display: 'flex' })}><NewFolderForm parentId={parentId} onMade={({ slug }) => { onClose(); void navigate(`/folder/${slug}`); }} /></div>
    </Dialog>
  );
}
