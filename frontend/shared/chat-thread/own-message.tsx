import { Copy, Pencil } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, stack } from '#styled/patterns';
import type { ChatMessage } from '#contracts/chat.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { AttachmentChips } from './attachment-chips.tsx';
import { BranchControl } from './branch-control.tsx';
import { MESSAGE } from './chat-thread.words.ts';
import { copyText } from './copy-text.ts';
import { EditMessage } from './edit-message.tsx';
import { textOf } from './message-text.ts';
import { useThreadActs } from './thread-context.ts';

/** A chat message that the person wrote: a bubble at the right. */
export function OwnMessage({ message }: { message: ChatMessage }) {
  const acts = useThreadActs();
  if (acts?.editing === message.id) return <EditMessage message={message} />;
  return (
    <div className={stack({ justifyItems: 'end', gap: '1' })}>
      {message.attachments.length > 0 && <AttachmentChips attachments={message.attachments} />}
      <div className={bubble}>{textOf(message)}</div>
      {acts && (
        <div className={hstack({ gap: '0' })}>
          <IconButton size="sm" label={MESSAGE.editButton} className={act} disabled={acts.busy} onClick={() => acts.setEditing(message.id)}><Pencil aria-hidden /></IconButton>
          <IconButton size="sm" label={MESSAGE.copyButton} className={act} onClick={() => void copyText(textOf(message))}><Copy aria-hidden /></IconButton>
          <BranchControl message={message} />
        </div>
      )}
    </div>
  );
}

const bubble = css({
  maxWidth: { base: '[88%]', md: '[78%]' }, paddingInline: '4', paddingBlock: '[11px]', borderRadius: '[18px 18px 6px 18px]', lineHeight: 'normal', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere',
  backgroundColor: { base: '[oklch(.262 .03 292)]', _light: '[oklch(.945 .018 295)]' },
});
const act = css({ '--h': '28px', minHeight: '7', color: 'fg.subtle!' });
