import { useId, useState } from 'react';
import { column } from '#styled/patterns';
import type { ChatFolder } from '#contracts/chat.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { FOLDERS } from '../chat.words.ts';
import { useSaveFolder } from '../chats.mutations.ts';

const NAME_MAX = 60;

/** The dialog that makes or renames a folder of chats. */
export function FolderDialog({ folder, onSaved, onClose }: { folder: ChatFolder | null; onSaved?(folderId: string): void; onClose(): void }) {
  const form = useId();
  const [name, setName] = useState(folder?.name ?? '');
  const save = useSaveFolder(folder?.id ?? null);
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={folder ? FOLDERS.renameTitle : FOLDERS.newTitle}
      footer={<><Button onClick={onClose}>{FOLDERS.cancelButton}</Button><Button type="submit" form={form} variant="primary" busy={save.isPending} busyLabel={FOLDERS.busyLabel} disabled={name.trim() === ''}>{FOLDERS.saveButton}</Button></>}
    >
      <form
        id={form}
        className={column({ gap: '4' })}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ name }, {
            onSuccess: ({ folder: { id } }) => {
              onSaved?.(id);
              onClose();
            },
          });
        }}
      >
        {save.isError && <Alert tone="bad">{messageOf(save.error, FOLDERS.failed)}</Alert>}
        <Field label={FOLDERS.label}><Input value={name} maxLength={NAME_MAX} onChange={(event) => setName(event.currentTarget.value)} /></Field>
      </form>
    </Dialog>
  );
}
