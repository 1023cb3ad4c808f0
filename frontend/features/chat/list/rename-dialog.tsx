import { useId, useState } from 'react';
import { column } from '#styled/patterns';
import { CHAT_TITLE_MAX } from '#contracts/chat.ts';
import type { Chat } from '#contracts/chat.ts';
import { messageOf } from '#lib/api-error.ts';
import { useChangeChat } from '#shared/chat-thread/chat.mutations.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { RENAME } from '../chat.words.ts';

/** The dialog that renames a chat. */
export function RenameDialog({ chat, onClose }: { chat: Pick<Chat, 'id' | 'title'>; onClose(): void }) {
  const form = useId();
  const [title, setTitle] = useState(chat.title);
  const change = useChangeChat(chat.id);
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={RENAME.title}
      footer={<><Button onClick={onClose}>{RENAME.cancelButton}</Button><Button type="submit" form={form} variant="primary" busy={change.isPending} busyLabel={RENAME.busyLabel} disabled={title.trim() === ''}>{RENAME.saveButton}</Button></>}
    >
      <form
        id={form}
        className={column({ gap: '4' })}
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ title }, { onSuccess: onClose });
        }}
      >
        {change.isError && <Alert tone="bad">{messageOf(change.error, RENAME.failed)}</Alert>}
        <Field label={RENAME.label}><Input value={title} maxLength={CHAT_TITLE_MAX} onChange={(event) => setTitle(event.currentTarget.value)} /></Field>
      </form>
    </Dialog>
  );
}
