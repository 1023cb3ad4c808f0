import { useState } from 'react';
import { FolderPlus } from 'lucide-react';
import { FOLDER_NAME_MAX } from '#contracts/folders.ts';
import type { Folder, SmartQuery } from '#contracts/folders.ts';
import { messageOf } from '#lib/api-error.ts';
import { flexFill, hstack } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.tsx';
import { useCreateFolder } from './folders.mutations.ts';
import { FOLDER_PICKER } from './folders.words.ts';

/** Rules of a new smart folder: it matches all prompts until its owner changes them. */
const FINDS_ALL: SmartQuery = { of: 'prompt' };

interface NewFolderProps {
  /** Id of the folder in which the new one is made; null for the top level. */
  parentId: string | null;
  /** Makes a smart folder, which contains all prompts at first. */
  smart?: boolean;
  onMade(folder: Folder): void;
}

/** A button that asks for a name and makes a folder. */
export function NewFolder({ parentId, onMade }: NewFolderProps) {
  const [asking, setAsking] = useState(false);
  if (!asking) return <Button size="sm" variant="ghost" icon={<FolderPlus size={16} aria-hidden />} onClick={() => setAsking(true)}>{FOLDER_PICKER.newFolderButton}</Button>;
  return <NewFolderForm parentId={parentId} onMade={(folder) => { setAsking(false); onMade(folder); }} />;
}

/** A dialog that asks for a name, and makes a folder. */
export function NewFolderForm({ parentId, smart = false, onMade }: NewFolderProps) {
  const [name, setName] = useState('');
  const create = useCreateFolder();
  const make = (): void => create.mutate({ name, parentId, kind: smart ? 'smart' : 'manual', ...(smart && { query: FINDS_ALL }) }, {
    onSuccess: onMade,
    onError: (error) => toast({ tone: 'destructive', title: FOLDER_PICKER.notMadeToast, description: messageOf(error, FOLDER_PICKER.tryAgainText) }),
  });
  return (
    <form className={hstack({ gap: '2', flex: '1' })} onSubmit={(event) => { event.preventDefault(); if (name.trim() !== '') make(); }}>
      <Input autoFocus aria-label={FOLDER_PICKER.nameLabel} placeholder={smart ? FOLDER_PICKER.newSmartFolder : FOLDER_PICKER.newFolderButton} maxLength={FOLDER_NAME_MAX} value={name} onChange={(event) => setName(event.target.value)} className={flexFill()} />
      <Button type="submit" disabled={name.trim() === ''} busy={create.isPending} busyLabel={FOLDER_PICKER.busyLabel}>{FOLDER_PICKER.makeButton}</Button>
    </form>
  );
}
