import { ChevronLeft, ChevronRight } from 'lucide-react';
import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import type { ChatMessage } from '#contracts/chat.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { MESSAGE } from './chat-thread.words.ts';
import { useThreadActs } from './thread-context.ts';

/** The number of a chat message's shown version and of all its versions, with buttons to the others: ‹ 2/3 ›. */
export function BranchControl({ message: { branch: { index, count, previousId, nextId } } }: { message: Pick<ChatMessage, 'branch'> }) {
  const acts = useThreadActs();
  if (count < 2 || !acts) return null;
  const go = (id: string | null) => () => void (id !== null && acts.goTo(id));
  return (
    <span role="group" aria-label={MESSAGE.branchLabel(index, count)} className={hstack({ gap: '0' })}>
      <IconButton size="sm" label={MESSAGE.previousButton} aria-keyshortcuts="[" className={arrow} aria-disabled={previousId === null} onClick={go(previousId)}><ChevronLeft aria-hidden /></IconButton>
      <span aria-hidden className={css({ minWidth: '7', textAlign: 'center', textStyle: 'meta', fontWeight: 'semibold', color: 'fg.muted', tabular: true })}>{MESSAGE.branchText(index, count)}</span>
      <IconButton size="sm" label={MESSAGE.nextButton} aria-keyshortcuts="]" className={arrow} aria-disabled={nextId === null} onClick={go(nextId)}><ChevronRight aria-hidden /></IconButton>
    </span>
  );
}

const arrow = css({ '--h': '28px', minHeight: '7', width: '6!', '&[aria-disabled=true]': { opacity: 'disabled', cursor: 'default' } });
