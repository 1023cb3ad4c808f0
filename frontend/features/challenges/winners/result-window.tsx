import { css } from '#styled/css';
import { centered } from '#styled/patterns';
import type { ChallengeResult } from '#contracts/challenge-votes.ts';
import { FullWindow } from '#ui/full-window.tsx';
import { ProseText } from '#ui/prose-text.tsx';

/** One entry as large as the window, with its title. */
export const ResultWindow = ({ entry: { title, output }, onClose }: { entry: Pick<ChallengeResult['entry'], 'title' | 'output'>; onClose(): void }) => (
  <FullWindow title={title} onClose={onClose}>
    <div className={centered({ minHeight: '0', overflow: 'auto', padding: { base: '3', md: '6' } })}>
      {output.kind === 'text' && <div className={css({ maxWidth: 'prose', width: 'full' })}><ProseText text={output.text} /></div>}
      {output.kind === 'image' && <img src={output.url} alt={title} className={whole} />}
      {output.kind === 'video' && <video src={output.url} controls playsInline aria-label={title} className={whole} />}
    </div>
  </FullWindow>
);

const whole = css({ maxWidth: 'full', maxHeight: 'full', objectFit: 'contain', borderRadius: 'md' });
