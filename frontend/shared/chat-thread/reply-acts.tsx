import { Copy, Ellipsis, FilePlus2, Flag, RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, metaText } from '#styled/patterns';
import type { ChatMessage } from '#contracts/chat.ts';
import { durationWords } from '#lib/duration-words.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { BranchControl } from './branch-control.tsx';
import { MESSAGE } from './chat-thread.words.ts';
import { copyText } from './copy-text.ts';
import { textOf } from './message-text.ts';
import { useThreadActs } from './thread-context.ts';

/** The buttons for a reply that has ended, and its cost. Readers of a shared chat see the cost when its owner shows it. */
export function ReplyActs({ message }: { message: ChatMessage }) {
  const acts = useThreadActs();
  const text = textOf(message);
  const { feedback, charged, tookMs, model } = message;
  const rate = (vote: 'up' | 'down') => () => acts?.rate(message, feedback === vote ? null : vote);
  return (
    <div className={bar}>
      {acts && (
        <>
          {text !== '' && <IconButton size="sm" label={MESSAGE.copyButton} className={act} onClick={() => void copyText(text)}><Copy aria-hidden /></IconButton>}
          <IconButton size="sm" label={MESSAGE.upButton} aria-pressed={feedback === 'up'} className={act} onClick={rate('up')}><ThumbsUp aria-hidden /></IconButton>
          <IconButton size="sm" label={MESSAGE.downButton} aria-pressed={feedback === 'down'} className={act} onClick={rate('down')}><ThumbsDown aria-hidden /></IconButton>
          <IconButton size="sm" label={MESSAGE.againButton(tokenWords(acts.price))} className={act} disabled={acts.busy} onClick={() => acts.again(message, false)}><RefreshCw aria-hidden /></IconButton>
          {acts.savePrompt && text !== '' && <IconButton size="sm" label={MESSAGE.saveButton} className={act} onClick={() => acts.savePrompt?.(message)}><FilePlus2 aria-hidden /></IconButton>}
          {acts.report && <Menu placement="bottom-start" trigger={<IconButton size="sm" label={MESSAGE.moreButton} className={act}><Ellipsis aria-hidden /></IconButton>}><MenuItem value="report" icon={<Flag aria-hidden />} onSelect={acts.report}>{MESSAGE.reportText}</MenuItem></Menu>}
          <span className={css({ marginInlineStart: '2' })}><BranchControl message={message} /></span>
        </>
      )}
      <span className={metaText({ marginInlineStart: 'auto', tabular: true, textAlign: 'end' })}>
        {charged !== null && MESSAGE.costText(charged, tookMs === null ? null : durationWords(tookMs))}
        {model?.credit != null && <span className={css({ display: 'block', fontSize: '12' })}>{MESSAGE.madeByText(model.credit)}</span>}
      </span>
    </div>
  );
}

const bar = hstack({ gap: '0', flexWrap: 'wrap', marginBlockStart: '-1', marginInlineStart: '-1.5' });
const act = css({ '--h': '28px', minHeight: '7', color: 'fg.subtle!', '&[aria-pressed=true]': { color: 'brand!' } });
