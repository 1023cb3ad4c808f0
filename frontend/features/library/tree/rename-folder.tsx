import { useState } from 'react';
import { FOLDER_NAME_MAX } from '#contracts/folders.ts';
import type { Folder } from '#contracts/folders.ts';
import { useChangeFolder } from '#shared/folders/folders.mutations.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { tellFailure } from '../library.mutations.ts';
import { RENAME_FOLDER } from '../library.words.ts';

/** The form in which a member renames a folder. */
export function RenameFolder({ folder, onClose }: { folder: Folder; onClose(): void }) {
  const [name, setName] = useState(folder.name);
  const change = useChangeFolder();
  const save = (): void => change.mutate({ id: folder.id, change: { name } }, { onSuccess: onClose, onError: tellFailure });
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={RENAME_FOLDER.title}
      footer={<><Button onClick={onClose}>{RENAME_FOLDER.cancel}</Button><Button variant="primary" disabled={name.trim() === ''} busy={change.isPending} busyLabel={RENAME_FOLDER.busy} onClick={save}>{RENAME_FOLDER.save}</Button></>}
    >
      <Field label={RENAME_FOLDER.label}><Input value={name} maxLength={FOLDER_NAME_MAX} onChange={(event) => setName(event.target.value)} onKeyDown={(event) => event.key === 'Enter' && name.trim() !== '' && save()} /></Field>
    </Dialog>
  );
}
