import { ArchiveRestore, ArrowRight, Trash2 } from 'lucide-react';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import { longWords, stack, wrap } from '#styled/patterns';
import type { Message } from '#contracts/messages.ts';
import { nextFeaturesAtom } from '#shared/next-features/next-features-dialog.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Moment } from '#ui/moment.tsx';
import { PictureText } from '#ui/picture-text.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { MessageBadges } from './message-badges.tsx';
import { MessageTile } from './message-tile.tsx';
import { targetOf } from './message-target.ts';
import type { MessageTarget } from './message-target.ts';
import { CATEGORY_NAMES } from './message-kinds.ts';
import { useArchive } from './messages.mutations.ts';
import { MESSAGE_DIALOG } from './messages.words.ts';

interface MessageDialogProps {
  message: Message;
  onClose(): void;
  /** Called when the reader follows the message's link, so that the open dialogs close. */
  onLeave?(): void;
  /** Restores an archived message; undefined for a message that is not archived. */
  onRestore?: ((message: Message) => void) | undefined;
}

/** The dialog with one message in full, a link to what the message is about, and a button that deletes it (docs/rules/messages.md#panel-and-center). */
export function MessageDialog({ message, onClose, onLeave, onRestore }: MessageDialogProps) {
  const navigate = useNavigate();
  const openFeatures = useSetAtom(nextFeaturesAtom);
  const archive = useArchive();
  const target = targetOf(message);
  const remove = (): void => {
    onClose();
    // An opened message looks read at once, even before the server has confirmed it.
    archive({ ...message, read: true });
  };
  const restore = (): void => {
    onClose();
    onRestore?.(message);
  };
  const go = (to: MessageTarget): void => {
    onClose();
    onLeave?.();
    if ('to' in to) void navigate(to.to);
    else openFeatures(true);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<PictureText text={message.subject} />}
      footer={
        <>
          {onRestore ? <Button icon={<ArchiveRestore aria-hidden />} onClick={restore}>{MESSAGE_DIALOG.restoreButton}</Button> : <Button variant="danger" icon={<Trash2 aria-hidden />} onClick={remove}>{MESSAGE_DIALOG.deleteMessageButton}</Button>}
          {target && <Button variant="primary" iconEnd={<ArrowRight aria-hidden />} onClick={() => go(target)}>{target.label}</Button>}
        </>
      }
    >
      <div className={css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '3' })}>
        <MessageTile message={message} />
        <div className={stack({ gap: '3', minWidth: '0' })}>
          <p className={longWords({ whiteSpace: 'pre-wrap', textWrap: '[pretty]' })}><PictureText text={message.content} /></p>
          <p className={wrap({ alignItems: 'center', gap: '2', textStyle: 'meta', color: 'fg.subtle' })}>
            <span><RelativeTime iso={message.createdAt} />, <Moment at={message.createdAt} /></span>
            <Badge>{CATEGORY_NAMES[message.category]}</Badge>
            <MessageBadges message={message} />
          </p>
        </div>
      </div>
    </Dialog>
  );
}
