import { useState } from 'react';
import { css } from '#styled/css';
import { column, hstack, metaText } from '#styled/patterns';
import { MESSAGE_MAX } from '#contracts/chat.ts';
import type { ChatMessage } from '#contracts/chat.ts';
import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { EDIT_MESSAGE } from './chat-thread.words.ts';
import { textOf } from './message-text.ts';
import { useThreadActs } from './thread-context.ts';

/** A form that changes the text of an own message. The changed message begins a new branch, and the old one stays. */
export function EditMessage({ message }: { message: ChatMessage }) {
  const acts = useThreadActs();
  const [text, setText] = useState(() => textOf(message));
  if (!acts) return null;
  const send = (): void => {
    if (text.trim() !== '' && !acts.busy) acts.edit(message, text.trim());
  };
  return (
    <form
      data-edit-message=""
      className={column({ gap: '2', width: 'full' })}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        // The text box for editing a message gets focus, because the person pressed the message's edit button.
        autoFocus grow rows={2} maxLength={MESSAGE_MAX} aria-label={EDIT_MESSAGE.label} value={text} onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
            acts.setEditing(null);
          }
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault();
            send();
          }
        }}
      />
      <div className={hstack({ gap: '2', justifyContent: 'flex-end', flexWrap: 'wrap' })}>
        <span className={metaText({ marginInlineEnd: 'auto' })}>{EDIT_MESSAGE.note}</span>
        <Button size="sm" variant="ghost" onClick={() => acts.setEditing(null)}>{EDIT_MESSAGE.cancelButton}</Button>
        <Button size="sm" type="submit" variant="primary" disabled={acts.busy || text.trim() === ''} className={css({ tabular: true })}>{EDIT_MESSAGE.sendButton(tokenWords(acts.price))}</Button>
      </div>
    </form>
  );
}
