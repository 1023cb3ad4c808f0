import { useState } from 'react';
import { FolderPlus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import type { Chat } from '#contracts/chat.ts';
import { useChangeChat } from '#shared/chat-thread/chat.mutations.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { FOLDERS } from '../chat.words.ts';
import { chatFoldersQuery } from '../chats.queries.ts';
import { FolderDialog } from './folder-dialog.tsx';

const NONE = 'none';

/** The dialog that moves a chat into a folder, or out of one. */
export function MoveDialog({ chat, onClose }: { chat: Pick<Chat, 'id' | 'folder'>; onClose(): void }) {
  const folders = useQuery(chatFoldersQuery).data ?? [];
  const [chosen, setChosen] = useState(chat.folder?.id ?? NONE);
  const [making, setMaking] = useState(false);
  const change = useChangeChat(chat.id);
  if (making) return <FolderDialog folder={null} onSaved={setChosen} onClose={() => setMaking(false)} />;
  const options = [{ value: NONE, label: FOLDERS.noFolder }, ...folders.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={FOLDERS.moveTitle}
      footer={<><Button onClick={onClose}>{FOLDERS.cancelButton}</Button><Button variant="primary" busy={change.isPending} busyLabel={FOLDERS.busyLabel} onClick={() => change.mutate({ folderId: chosen === NONE ? null : chosen }, { onSuccess: onClose })}>{FOLDERS.moveButton}</Button></>}
    >
      <div className={column({ gap: '4' })}>
        <RadioCards columns={1} label={FOLDERS.moveTitle} options={options} value={chosen} onValueChange={setChosen} />
        <Button size="sm" icon={<FolderPlus aria-hidden />} className={css({ justifySelf: 'start' })} onClick={() => setMaking(true)}>{FOLDERS.newFolderText}</Button>
      </div>
    </Dialog>
  );
}
