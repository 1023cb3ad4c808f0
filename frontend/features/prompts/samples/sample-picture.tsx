import { css, cx } from '#styled/css';
import { coverImage, wholeLines } from '#styled/patterns';
import type { GenerationOutput } from '#contracts/generation.ts';

interface SamplePictureProps {
  output: GenerationOutput | undefined;
  /** Cover of the prompt, shown while there is no output, or for an output that cannot be shown. */
  coverUrl: string | null;
  /** True for the first sample's picture of the page, which loads at once. */
  eager?: boolean;
  /** True when the whole output of the sample is shown within the window's height, and not cut to its place. */
  whole?: boolean;
  /** True when videos of samples play automatically where the user allows motion; otherwise they start on a press. */
  controls?: boolean;
  className?: string;
}

/** One output of a sample at the size of its place: a picture, a video, or the first lines of a text. */
export function SamplePicture({ output, coverUrl, eager = false, whole = false, controls = false, className }: SamplePictureProps) {
  if (output?.kind === 'text') {
    return <p className={cx(wholeLines({ height: 'full', padding: { base: '5', md: '8' }, textStyle: 'small', color: 'fg', whiteSpace: 'pre-line' }), className)}>{plain(output.text)}</p>;
  }
  const size = output && whole ? { width: output.width, height: output.height } : {};
  const shape = output && whole ? frame : fill;
  if (output?.kind === 'video') {
    return <video {...size} src={output.url} poster={output.posterUrl ?? undefined} controls={controls} muted loop playsInline preload="metadata" aria-label={output.altText} className={cx(shape, className)} />;
  }
  const picture = output ? { src: output.url, alt: output.altText } : { src: coverUrl, alt: '' };
  return picture.src === null ? null : <img {...size} src={picture.src} alt={picture.alt} loading={eager ? 'eager' : 'lazy'} fetchPriority={eager ? 'high' : 'auto'} decoding="async" className={cx(shape, className)} />;
}

/** Removes the Markdown syntax from a text sample, for a preview of a few lines. */
const plain = (markdown: string): string => markdown.replace(/[*_`>#]+/g, '').replace(/\n{3,}/g, '\n\n').trim().slice(0, 1_600);

const frame = css({ display: 'block', width: 'full', height: 'auto', maxHeight: '[60vh]', objectFit: 'contain' });
const fill = coverImage();
