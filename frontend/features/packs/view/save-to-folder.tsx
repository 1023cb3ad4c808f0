import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { column } from '#styled/patterns';
import { addToFolder, createFolder, FOLDER_NAME_MAX, listFolders } from '#contracts/folders.ts';
import type { PackDetail } from '#contracts/packs.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { SAVE_TO_FOLDER } from '../packs-view.words.ts';

const NEW = 'new';

/** Dialog that saves every prompt of an owned pack into a folder of the user: an existing one, or a new one named after the pack. */
export function SaveToFolder({ pack, onClose }: { pack: Pick<PackDetail, 'title' | 'items'>; onClose(): void }) {
  const client = useQueryClient();
  const folders = useQuery({ queryKey: [listFolders.path], ...timesOf(listFolders), queryFn: ({ signal }) => call(listFolders, { signal }) }).data?.filter(({ kind }) => kind === 'manual') ?? [];
  const [chosen, setChosen] = useState(NEW);
  const name = pack.title.slice(0, FOLDER_NAME_MAX);
  const save = useMutation({
    mutationFn: async () => {
      const folder = folders.find(({ id }) => id === chosen) ?? (await call(createFolder, { body: { name, kind: 'manual' }, idempotencyKey: newActionKey() })).folder;
      setChosen(folder.id);
      for (const { prompt } of pack.items) await call(addToFolder, { params: { id: folder.id }, body: { itemType: 'prompt', itemId: prompt.id }, idempotencyKey: newActionKey() });
      return folder.name;
    },
    onSuccess: (folder) => {
      toast({ tone: 'success', title: SAVE_TO_FOLDER.toast(pack.items.length, folder) });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: [listFolders.path] }),
  });
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} dismissible={!save.isPending} title={SAVE_TO_FOLDER.title} description={SAVE_TO_FOLDER.description(pack.items.length)}
      footer={<><Button onClick={onClose}>{SAVE_TO_FOLDER.cancelButton}</Button><Button variant="primary" busy={save.isPending} busyLabel={SAVE_TO_FOLDER.busyLabel} onClick={() => save.mutate()}>{SAVE_TO_FOLDER.saveButton}</Button></>}
    >
      <div className={column({ gap: '4' })}>
        {save.isError && <Alert tone="bad" title={SAVE_TO_FOLDER.failedTitle}>{messageOf(save.error, SAVE_TO_FOLDER.failed)}</Alert>}
        <Field label={SAVE_TO_FOLDER.folderLabel} group>
          <Select options={[{ value: NEW, label: SAVE_TO_FOLDER.newFolder(name) }, ...folders.map((folder) => ({ value: folder.id, label: folder.name }))]} value={chosen} onValueChange={setChosen} />
        </Field>
      </div>
    </Dialog>
  );
}
