import { css } from '#styled/css';
import { centered } from '#styled/patterns';
import type { BlindEntry } from '#contracts/challenge-entries.ts';
import { FullWindow } from '#ui/full-window.tsx';
import { ProseText } from '#ui/prose-text.tsx';
import { DUEL } from '../challenge-vote.words.ts';

interface CloserLookProps {
  entry: BlindEntry;
  side: 'left' | 'right';
  onClose(): void;
}

/** One entry as large as the window: the whole picture, the clip with its controls, the text in one column. */
export const CloserLook = ({ entry: { contentType, text, url }, side, onClose }: CloserLookProps) => (
  <FullWindow title={DUEL[side]} onClose={onClose}>
    <div className={centered({ minHeight: '0', overflow: 'auto', padding: { base: '3', md: '6' } })}>
      {contentType === 'text' && <div className={css({ maxWidth: 'prose', width: 'full' })}><ProseText text={text ?? ''} /></div>}
      {contentType === 'image' && url !== null && <img src={url} alt={DUEL[side]} className={whole} />}
      {contentType === 'video' && url !== null && <video src={url} controls muted playsInline aria-label={DUEL[side]} className={whole} />}
    </div>
  </FullWindow>
);

const whole = css({ maxWidth: 'full', maxHeight: 'full', objectFit: 'contain', borderRadius: 'md' });
