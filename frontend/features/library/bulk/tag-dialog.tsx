import { useState } from 'react';
import { OWN_TAG_MAX, OWN_TAGS_LIMIT } from '#contracts/library.ts';
import type { LibraryEntry } from '#contracts/library.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { TagsInput } from '#ui/tags-input.tsx';
import { TAG_DIALOG } from '../library.words.ts';
import type { LibraryActs } from '../use-library-acts.tsx';

interface TagDialogProps {
  ids: readonly string[];
  /** The library entry whose tags the dialog replaces; undefined to add one tag to all selected entries. */
  entry: LibraryEntry | undefined;
  acts: LibraryActs;
}

/** The dialog in which a member edits the own tags of one prompt, or adds one tag to many prompts. */
export function TagDialog({ ids, entry, acts }: TagDialogProps) {
  const single = ids.length === 1 ? entry : undefined;
  const [tags, setTags] = useState<string[]>(single?.tags ?? []);
  const [tag, setTag] = useState('');
  const save = (): void => (single ? acts.tags(single, tags, acts.close) : acts.tagAll(ids, tag.trim(), acts.close));
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && acts.close()} title={TAG_DIALOG.title(ids.length)} description={TAG_DIALOG.text}
      footer={<><Button onClick={acts.close}>{TAG_DIALOG.cancel}</Button><Button variant="primary" disabled={!single && tag.trim() === ''} busy={acts.busy} busyLabel={TAG_DIALOG.busy} onClick={save}>{single ? TAG_DIALOG.save : TAG_DIALOG.add}</Button></>}
    >
      {single
        ? <Field label={TAG_DIALOG.label}><TagsInput value={tags} onValueChange={setTags} max={OWN_TAGS_LIMIT} maxLength={OWN_TAG_MAX} placeholder={TAG_DIALOG.placeholder} /></Field>
        : <Field label={TAG_DIALOG.one}><Input value={tag} maxLength={OWN_TAG_MAX} placeholder={TAG_DIALOG.placeholder} onChange={(event) => setTag(event.target.value)} onKeyDown={(event) => event.key === 'Enter' && tag.trim() !== '' && save()} /></Field>}
    </Dialog>
  );
}
