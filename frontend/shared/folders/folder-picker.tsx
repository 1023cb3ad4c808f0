import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FOLDER_LEVELS } from '#contracts/folders.ts';
import type { Folder } from '#contracts/folders.ts';
import { css } from '#styled/css';
import { column, hstack, mutedText } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { foldersAbove } from './folder-rows.ts';
import { FolderTree } from './folder-tree.tsx';
import { foldersQuery } from './folders.queries.ts';
import { FOLDER_PICKER } from './folders.words.ts';
import { NewFolder } from './new-folder.tsx';

export interface FolderPickerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Title of the dialog for choosing a folder; "Move to…" when left out. */
  title?: string;
  /** Text about the things that move into the folder, such as "3 prompts". */
  description?: string;
  /** Id of the folder in which the things to move are now. */
  from?: string | null;
  /** Whether a folder cannot be chosen, such as one inside a folder that is moved. */
  disabled?(folder: Folder): boolean;
  /** Label of the button that takes the things out of their folder; null when that is not allowed. */
  none?: string | null;
  busy?: boolean;
  /** Called with the chosen folder, null for no folder. The caller moves the things and closes the dialog. */
  onPick(folderId: string | null): void;
}

/** A dialog in which the user chooses or makes a folder. Smart folders cannot be chosen. */
export function FolderPicker({ open, onOpenChange, title = FOLDER_PICKER.title, description, from = null, disabled, none = FOLDER_PICKER.noFolderButton, busy = false, onPick }: FolderPickerProps) {
  const folders = useQuery({ ...foldersQuery, enabled: open });
  const [chosen, setChosen] = useState<string | null>(from);
  const manual = folders.data?.filter(({ kind }) => kind === 'manual') ?? [];
  const parent = manual.find(({ id }) => id === chosen);
  const parentId = parent && foldersAbove(manual, parent).length + 1 < FOLDER_LEVELS ? parent.id : null;
  return (
    <Dialog
      open={open} onOpenChange={onOpenChange} size="sm" title={title} description={description}
      footer={(
        <>
          {none !== null && <Button variant="ghost" disabled={busy} onClick={() => onPick(null)}>{none}</Button>}
          <Button variant="primary" disabled={chosen === null || chosen === from} busy={busy} busyLabel={FOLDER_PICKER.movingLabel} onClick={() => onPick(chosen)}>{FOLDER_PICKER.moveButton}</Button>
        </>
      )}
    >
      <div className={column({ gap: '3' })}>
        {folders.isPending && <div aria-busy="true" className={column({ gap: '2' })}>{[0, 1, 2].map((row) => <Skeleton key={row} className={css({ height: '8' })} />)}</div>}
        {folders.isError && !folders.data && <FetchProblem error={folders.error} onRetry={() => void folders.refetch()} />}
        {folders.data && manual.length === 0 && <p className={mutedText()}>{FOLDER_PICKER.emptyText}</p>}
        {manual.length > 0 && (
          <div className={css({ maxHeight: '[40vh]', overflowY: 'auto', borderRadius: 'md' })} data-autofocus tabIndex={-1}>
            <FolderTree label={FOLDER_PICKER.foldersLabel} folders={manual} current={chosen} count={() => null} onChoose={({ id }) => setChosen(id)} {...(disabled && { disabled })} />
          </div>
        )}
        {folders.data && <div className={hstack({ borderTop: 'soft', paddingTop: '3' })}><NewFolder parentId={parentId} onMade={({ id }) => setChosen(id)} /></div>}
      </div>
    </Dialog>
  );
}
