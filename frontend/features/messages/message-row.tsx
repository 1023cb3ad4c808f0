import { Trash2 } from 'lucide-react';
import { css } from '#styled/css';
import { flex, longWords, mutedText, stack, visuallyHidden, wrap } from '#styled/patterns';
import type { Message } from '#contracts/messages.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PictureText } from '#ui/picture-text.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { MessageBadges } from './message-badges.tsx';
import { MessageTile } from './message-tile.tsx';
import { MESSAGE_ROW } from './messages.words.ts';

interface MessageRowProps {
  message: Message;
  /** A ref with which the panel measures how long the message is visible. */
  rowRef?: ((row: HTMLElement | null) => void) | undefined;
  onOpen(): void;
  onDelete(): void;
}

/** A message in the bell's panel. An unread one differs by font weight, edge and tint, not by colour alone. The reader can delete a read one. */
export const MessageRow = ({ message, rowRef, onOpen, onDelete }: MessageRowProps) => (
  <li ref={rowRef} className={row} data-message={message.id} data-unread={!message.read || undefined}>
    <button type="button" className={main} onClick={onOpen}>
      <MessageTile message={message} />
      <span className={stack({ gap: '0.5', minWidth: '0' })}>
        <span className={longWords({ fontWeight: message.read ? 'medium' : 'bold' })}>
          <PictureText text={message.subject} />
          {!message.read && <span className={visuallyHidden()}> {MESSAGE_ROW.unreadText}</span>}
        </span>
        <span className={excerpt}><PictureText text={message.content} /></span>
        <span className={wrap({ gap: '2', alignItems: 'center', textStyle: 'micro', color: 'fg.subtle' })}>
          <RelativeTime iso={message.createdAt} />
          <MessageBadges message={message} />
        </span>
      </span>
    </button>
    {message.read && (
      <IconButton size="sm" label={MESSAGE_ROW.label(message.subject)} className={css({ alignSelf: 'center', marginInlineEnd: '2' })} onClick={onDelete}><Trash2 aria-hidden /></IconButton>
    )}
  </li>
);

const row = flex({ borderBottom: 'soft', _hover: { backgroundColor: 'hover' }, '&[data-unread]': { backgroundColor: 'brand.soft', boxShadow: '[inset 3px 0 0 {colors.brand}]' } });
const main = css({
  flex: '1', minWidth: '0', display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '3', paddingInline: '4', paddingBlock: '3', textAlign: 'start', color: 'fg', cursor: 'pointer',
  _focusVisible: { outlineOffset: '[-2px]' },
});
const excerpt = mutedText({ textStyle: 'meta', lineClamp: '2', overflowWrap: 'anywhere' });
