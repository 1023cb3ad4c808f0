import { css } from '#styled/css';
import { metaText, mutedText, stack } from '#styled/patterns';
import type { GenerationOutput } from '#contracts/generation.ts';
import { ATTACHED_OUTPUT } from '../reviews.words.ts';

/** Shows the output that a reviewer attached to a review: a picture, a video that plays on a press, or the beginning of a text. */
export function AttachedOutput({ output, name }: { output: GenerationOutput; name: string }) {
  return (
    <figure className={stack({ gap: '1.5', margin: '0', justifyItems: 'start' })}>
      {output.kind === 'text' && <blockquote className={words}>{plain(output.text)}</blockquote>}
      {output.kind === 'image' && <img src={output.url} alt={output.altText} width={output.width} height={output.height} loading="lazy" decoding="async" className={picture} />}
      {output.kind === 'video' && <video src={output.url} poster={output.posterUrl ?? undefined} controls muted playsInline preload="none" aria-label={output.altText} className={picture} />}
      <figcaption className={metaText()}>{ATTACHED_OUTPUT.caption(name)}</figcaption>
    </figure>
  );
}

/** Removes the Markdown syntax from an attached text, for an excerpt of it. */
const plain = (markdown: string): string => markdown.replace(/[*_`>#]+/g, '').replace(/\n{3,}/g, '\n\n').trim();

const words = mutedText({ layerStyle: 'card', margin: '0', padding: '4', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'prose' });
const picture = css({ display: 'block', width: 'auto', height: 'auto', maxWidth: 'full', maxHeight: '[240px]', borderRadius: 'md', border: 'soft' });
