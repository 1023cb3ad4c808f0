import { css, cx } from '#styled/css';
import type { GenerationOutput } from '#contracts/generation.ts';
import { plainText } from '#shared/creations/plain-text.ts';

interface EntryMediaProps {
  output: GenerationOutput;
  /** Empty where the title stands beside it. */
  alt: string;
  /** All of it, where the frame would cut something off. */
  whole?: boolean;
  className?: string;
}

/** What an entry shows in a small frame: the picture, a still of the clip, or the first words of the text. */
export function EntryMedia({ output, alt, whole = false, className }: EntryMediaProps) {
  if (output.kind === 'text') return <span className={cx(words, className)}>{plainText(output.text).slice(0, 160)}</span>;
  const still = output.kind === 'video' ? output.posterUrl : output.url;
  if (still === null) return <video src={output.url} muted playsInline preload="metadata" aria-label={alt} className={cx(picture, fit(whole), className)} />;
  return <img src={still} alt={alt} loading="lazy" decoding="async" width={output.width} height={output.height} className={cx(picture, fit(whole), className)} />;
}

const picture = css({ display: 'block', width: 'full', height: 'full' });
const fit = (whole: boolean): string => (whole ? css({ objectFit: 'contain' }) : css({ objectFit: 'cover' }));
const words = css({ display: 'block', width: 'full', height: 'full', padding: '2', overflow: 'hidden', fontSize: '[9px]', lineHeight: 'snug', color: 'fg.muted', overflowWrap: 'anywhere' });
