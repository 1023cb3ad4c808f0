import { css, cx } from '#styled/css';
import type { GenerationOutput } from '#contracts/generation.ts';
import { plainText } from '#shared/creations/plain-text.ts';
import { firstWords } from './first-words.ts';

/** How many characters of an entry's text are shown: as many as fit the largest frame. */
const WORDS = 420;

interface EntryMediaProps {
  output: GenerationOutput;
  /** Description of a challenge entry's picture for screen readers; empty where the title stands beside it. */
  alt: string;
  /** Shows the whole output of the challenge entry. Otherwise the frame crops it. */
  whole?: boolean;
  className?: string;
}

/** A challenge entry in a small frame: its picture, a still of its clip, or the first words of its text. */
export function EntryMedia({ output, alt, whole = false, className }: EntryMediaProps) {
  if (output.kind === 'text') return <span className={cx(page, className)}><span data-entry-words="" className={words}>{firstWords(plainText(output.text), WORDS)}</span></span>;
  const still = output.kind === 'video' ? output.posterUrl : output.url;
  if (still === null) return <video src={output.url} muted playsInline preload="metadata" aria-label={alt} className={cx(picture, fit(whole), className)} />;
  return <img src={still} alt={alt} loading="lazy" decoding="async" width={output.width} height={output.height} className={cx(picture, fit(whole), className)} />;
}

const picture = css({ display: 'block', width: 'full', height: 'full' });
const fit = (whole: boolean): string => (whole ? css({ objectFit: 'contain' }) : css({ objectFit: 'cover' }));
const page = css({ display: 'block', width: 'full', height: 'full', overflow: 'hidden', containerType: 'size' });
/**
 * The font of an entry's text grows with the frame: 9 px in a row of a list, 16 px on the podium. The frame's height decides how many lines
 * there are, and the lines share it equally, so that a frame of any size shows whole lines. The last one ends with an ellipsis.
 */
const words = css({
  '--room': 'clamp(6px, 6.6cqh, 20px)', margin: '[var(--room)]', fontSize: '[clamp(9px, 6.9cqh, 16px)]', lineHeight: '[calc((100cqh - 2 * var(--room)) / var(--lines))]', lineClamp: '[var(--lines)]', color: 'fg.muted', overflowWrap: 'anywhere',
  '--lines': '3', '@container (min-height: 57px)': { '--lines': '4' }, '@container (min-height: 69px)': { '--lines': '5' }, '@container (min-height: 80px)': { '--lines': '6' }, '@container (min-height: 104px)': { '--lines': '8' }, '@container (min-height: 130px)': { '--lines': '10' },
  '@container (min-height: 277px)': { '--lines': '12' }, '@container (min-height: 340px)': { '--lines': '15' }, '@container (min-height: 400px)': { '--lines': '18' }, '@container (min-height: 480px)': { '--lines': '22' },
});
