import { css } from '#styled/css';
import { centered } from '#styled/patterns';
import type { BlindEntry } from '#contracts/challenge-entries.ts';
import { FullWindow } from '#ui/full-window.tsx';
import { ProseText } from '#ui/prose-text.tsx';
import { ENTRIES } from '../challenge-entries.words.ts';

interface EntryWindowProps {
  entry: BlindEntry;
  /** From 1, in the viewer's own order. */
  index: number;
  onClose(): void;
}

/** One entry as large as the window, still without a name. */
export const EntryWindow = ({ entry: { contentType, text, url }, index, onClose }: EntryWindowProps) => (
  <FullWindow title={ENTRIES.altText(index)} onClose={onClose}>
    <div className={centered({ minHeight: '0', overflow: 'auto', padding: { base: '3', md: '6' } })}>
      {contentType === 'text' && <div className={css({ maxWidth: 'prose', width: 'full' })}><ProseText text={text ?? ''} /></div>}
      {contentType === 'image' && url !== null && <img src={url} alt={ENTRIES.altText(index)} className={whole} />}
      {contentType === 'video' && url !== null && <video src={url} controls muted playsInline aria-label={ENTRIES.altText(index)} className={whole} />}
    </div>
  </FullWindow>
);

const whole = css({ maxWidth: 'full', maxHeight: 'full', objectFit: 'contain', borderRadius: 'md' });
