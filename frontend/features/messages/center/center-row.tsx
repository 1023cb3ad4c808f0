import { css, cx } from '#styled/css';
import { inlineStack, longWords, stack, visuallyHidden } from '#styled/patterns';
import type { Message } from '#contracts/messages.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { PictureText } from '#ui/picture-text.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { MessageBadges } from '../message-badges.tsx';
import { MessageTile } from '../message-tile.tsx';
import { CATEGORY_NAMES } from '../message-kinds.ts';
import { CENTER_ROW } from '../messages.words.ts';

interface CenterRowProps {
  message: Message;
  compact: boolean;
  selected: boolean;
  onToggle(id: string): void;
  onOpen(message: Message): void;
}

/** A row of the Notification Center with one message. An unread message has a bold font, a dot and a word; a selected one a tint and a tick. */
export const CenterRowContent = ({ message, compact, selected, onToggle, onOpen }: CenterRowProps) => (
  <div className={row} data-selected={selected || undefined} data-compact={compact || undefined}>
    <Checkbox hideLabel checked={selected} onCheckedChange={() => onToggle(message.id)} className={css({ paddingInlineStart: { base: '5', md: '6' }, paddingInlineEnd: '3', alignItems: 'center' })}>{`Select “${message.subject}”`}</Checkbox>
    <button type="button" className={main} onClick={() => onOpen(message)}>
      {!compact && <span className={css({ display: { base: 'none', md: 'block' } })}><MessageTile message={message} /></span>}
      <span className={stack({ gap: '0.5', minWidth: '0', flex: '1' })}>
        <span className={css({ display: 'flex', flexWrap: compact ? 'nowrap' : 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1', minWidth: '0' })}>
          <span className={cx(longWords({ fontWeight: message.read ? 'medium' : 'bold', minWidth: '0' }), compact && css({ truncate: true }))}>
            <PictureText text={message.subject} />
            {!message.read && <span className={visuallyHidden()}> {CENTER_ROW.unreadText}</span>}
          </span>
          <MessageBadges message={message} />
        </span>
        {!compact && <span className={excerpt}><PictureText text={message.content} /></span>}
      </span>
      <span className={facts}>
        <span className={inlineStack({ gap: '2', whiteSpace: 'nowrap' })}>
          <RelativeTime iso={message.createdAt} />
          {!message.read && <span aria-hidden className={dot} />}
        </span>
        <Badge className={compact ? css({ hideBelow: 'md' }) : undefined}>{CATEGORY_NAMES[message.category]}</Badge>
      </span>
    </button>
  </div>
);

const row = css({
  display: 'flex', borderBottom: 'soft', textStyle: 'small', _hover: { backgroundColor: 'hover' },
  '&[data-selected]': { backgroundColor: 'brand.soft' },
});
const main = css({
  flex: '1', minWidth: '0', display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, alignItems: { md: 'center' }, columnGap: '3', rowGap: '1', paddingBlock: '3', paddingInlineEnd: { base: '5', md: '6' },
  textAlign: 'start', color: 'fg', cursor: 'pointer', _focusVisible: { outlineOffset: '[-2px]' },
  '[data-compact] &': { paddingBlock: '2.5', flexWrap: 'nowrap', alignItems: 'center' },
});
const excerpt = longWords({ color: 'fg.muted', lineClamp: { base: '2', md: '1' } });
const facts = css({
  display: 'flex', flexDirection: { md: 'column' }, alignItems: { base: 'center', md: 'flex-end' }, justifyContent: 'space-between', gap: '1', textStyle: 'meta', color: 'fg.subtle',
  width: { base: 'full', md: 'auto' }, flex: 'none',
  '[data-compact] &': { width: 'auto', flexDirection: 'row', alignItems: 'center', gap: '2' },
});
const dot = css({ width: '2', height: '2', borderRadius: 'full', backgroundColor: 'brand' });
