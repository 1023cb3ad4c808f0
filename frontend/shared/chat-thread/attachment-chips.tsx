import { Image, X } from 'lucide-react';
import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import type { Attachment } from '#contracts/chat.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ATTACHMENTS } from './chat-thread.words.ts';

const nameOf = (attachment: Attachment): string => (attachment.kind === 'file' ? attachment.name : attachment.title);

/** The pictures and creations that are attached to a chat message. */
export function AttachmentChips({ attachments, onRemove }: { attachments: readonly Attachment[]; onRemove?(at: number): void }) {
  if (attachments.length === 0) return null;
  return (
    <ul aria-label={ATTACHMENTS.label} className={wrap({ gap: '2' })}>
      {attachments.map((attachment, at) => (
        <li key={attachment.kind === 'file' ? attachment.fileId : attachment.generationId} className={chip}>
          {attachment.url === null ? <Image size={18} aria-hidden /> : <img src={attachment.url} alt="" className={thumb} />}
          <span className={css({ truncate: true, maxWidth: '[180px]' })}>{nameOf(attachment)}</span>
          {onRemove && <IconButton size="sm" label={ATTACHMENTS.removeLabel(nameOf(attachment))} className={css({ '--h': '24px', minHeight: '6', width: '6!' })} onClick={() => onRemove(at)}><X aria-hidden /></IconButton>}
        </li>
      ))}
    </ul>
  );
}

const chip = css({ display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '9', padding: '1', paddingInlineEnd: '2', border: 'soft', borderRadius: 'sm', backgroundColor: 'surface', textStyle: 'meta', color: 'fg.muted' });
const thumb = css({ width: '7', height: '7', borderRadius: '[6px]', objectFit: 'cover' });
