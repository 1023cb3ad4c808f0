import { css } from '#styled/css';
import { inlineStack, visuallyHidden } from '#styled/patterns';
import { DIFFICULTY_WORDS } from '#shared/challenges/challenges.words.ts';

const SPARK = 'M0-12C1-4.4 4.4-1 12 0 4.4 1 1 4.4 0 12-1 4.4-4.4 1-12 0-4.4-1-1-4.4 0-12Z';

/** The difficulty of a challenge as one to three sparks, with its name. */
export const Pips = ({ of, label }: { of: number; label: string }) => (
  <span className={row}>
    <svg aria-hidden="true" width="36" height="12" viewBox="-6 -6 36 12">
      {[0, 1, 2].map((place) => <path key={place} transform={`translate(${place * 12} 0) scale(.42)`} d={SPARK} className={place < of ? css({ fill: 'fg.muted' }) : css({ fill: 'line' })} />)}
    </svg>
    <span aria-hidden>{DIFFICULTY_WORDS[of - 1]}</span>
    <span className={visuallyHidden()}>{label}</span>
  </span>
);

const row = inlineStack({ gap: '1.5', textStyle: 'meta', color: 'fg.subtle' });
