import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { FOLDER_NAME_MAX } from '#contracts/folders.ts';
import type { Folder } from '#contracts/folders.ts';
import { messageOf } from '#lib/api-error.ts';
import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.tsx';
import { useCreateFolder } from './folders.mutations.ts';
import { FOLDER_PICKER } from './folders.words.ts';

/** A button that asks for a name and makes a folder under another one, or at the top for null. */
export function NewFolder({ parentId, onMade }: { parentId: string | null; onMade(folder: Folder): void }) {
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const create = useCreateFolder();
  if (!asking) return <Button size="sm" variant="ghost" onClick={() => setAsking(true)}><FolderPlus size={16} />{FOLDER_PICKER.newFolderButton}</Button>;
  const make = (): void => create.mutate({ name, parentId, kind: 'manual' }, {
    onSuccess: (folder) => { setAsking(false); setName(''); onMade(folder); },
    onError: (error) => toast({ tone: 'destructive', title: FOLDER_PICKER.notMadeToast, description: messageOf(error, FOLDER_PICKER.tryAgainText) }),
  });
  return (
    <form className={hstack({ gap: '2', flex: '1' })} onSubmit={(event) => { event.preventDefault(); if (name.trim() !== '') make(); }}>
      <Input autoFocus aria-label={FOLDER_PICKER.nameLabel} placeholder={FOLDER_PICKER.newFolderButton} maxLength={FOLDER_NAME_MAX} value={name} onChange={(event) => setName(event.target.value)} className={css({ flex: '1' })} />
      <Button type="submit" size="sm" disabled={name.trim() === ''} busy={create.isPending} busyLabel={FOLDER_PICKER.busyLabel}>{FOLDER_PICKER.makeButton}</Button>
    </form>
  );
}
