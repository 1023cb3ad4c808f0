import { Suspense, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { css, cx } from '#styled/css';
import { longWords, metaText, wrap } from '#styled/patterns';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import type { PromptSample } from '#contracts/prompt-samples.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { SamplePicture } from './sample-picture.tsx';
import { samplesQuery } from './samples.queries.ts';
import { SAMPLE_CAROUSEL } from '../prompts.words.ts';

const SampleInputs = lazyPart(() => import('./sample-inputs.tsx'), 'SampleInputs');

interface SampleCarouselProps {
  prompt: PromptDetail;
  /** Draws the buttons "Use these inputs" and "Reproduce" of a sample. */
  actions(sample: PromptSample): ReactNode;
}

/** Shows the prompt's cover, then its samples, each with its model, its cost and buttons to make it again. */
export function SampleCarousel({ prompt, actions }: SampleCarouselProps) {
  const samples = useQuery(samplesQuery(prompt.id)).data ?? [];
  const [at, setAt] = useState(0);
  const [inside, setInside] = useState(false);
  const slides = samples.length;
  const sample = samples[Math.min(at, slides - 1)];
  if (slides === 0 && prompt.coverUrl === null) return null;
  const output = sample?.outputs[0];
  const shape = output === undefined ? wide : output.kind === 'text' && page;
  const [previous, next] = output?.kind === 'text' ? lowArrows : arrows;
  const go = (by: 1 | -1): void => setAt((Math.min(at, slides - 1) + by + slides) % slides);
  const press = (event: KeyboardEvent): void => {
    if (slides < 2 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || (event.target as HTMLElement).tagName === 'VIDEO') return;
    event.preventDefault();
    go(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <section aria-roledescription="carousel" aria-label={slides > 0 ? 'Samples' : 'Cover'} className={box} onKeyDown={press}>
      <div className={cx(stage, shape)} data-type={prompt.contentType}>
        <SamplePicture key={sample?.id ?? 'cover'} output={output} coverUrl={prompt.coverUrl} eager={at === 0} whole controls {...(slides > 1 && output?.kind === 'text' && { className: aboveArrows })} />
        {slides > 1 && (
          <>
            <IconButton label={SAMPLE_CAROUSEL.previousSampleLabel} variant="plain" round className={previous} onClick={() => go(-1)}><ChevronLeft aria-hidden /></IconButton>
            <IconButton label={SAMPLE_CAROUSEL.nextSampleLabel} variant="plain" round className={next} onClick={() => go(1)}><ChevronRight aria-hidden /></IconButton>
          </>
        )}
      </div>
      {sample && (
        <div className={wrap({ alignItems: 'center', gap: '3', padding: '4', borderTop: 'soft' })}>
          <p className={css({ flex: '[1 1 200px]', minWidth: '0' })}>
            <strong className={longWords()}>{sample.caption || `Sample ${samples.indexOf(sample) + 1}`}</strong>
            <span className={metaText({ display: 'block', tabular: true })}>
              {sample.model.label} · {tokenWords(sample.tokens)} · v{sample.version}{slides > 1 ? ` · ${samples.indexOf(sample) + 1} of ${slides}` : ''}
            </span>
          </p>
          {Object.keys(sample.inputs).length > 0 && <Button size="sm" variant="ghost" aria-expanded={inside} onClick={() => setInside(!inside)}>{SAMPLE_CAROUSEL.button}</Button>}
          {actions(sample)}
        </div>
      )}
      {sample && inside && <div className={css({ paddingInline: '4', paddingBlockEnd: '4' })}><Suspense fallback={null}><SampleInputs form={prompt.form} inputs={sample.inputs} /></Suspense></div>}
      <LiveRegion>{slides > 1 && sample ? `Sample ${samples.indexOf(sample) + 1} of ${slides}: ${sample.caption}` : ''}</LiveRegion>
    </section>
  );
}

const box = css({ layerStyle: 'panel', overflow: 'hidden' });
const stage = css({ position: 'relative', backgroundColor: 'kind.soft', overflow: 'hidden' });
/** Covers and text samples get a fixed shape; pictures and videos keep their own shape. */
const wide = css({ aspectRatio: '[16 / 10]' });
const page = css({ aspectRatio: { base: '[1 / 1]', sm: '[16 / 10]' } });
const arrow = { position: 'absolute', backgroundColor: 'surface' } as const;
const middle = { ...arrow, insetBlockStart: '[50%]', transform: 'translateY(-50%)' } as const;
const arrows = [css({ ...middle, insetInlineStart: '3' }), css({ ...middle, insetInlineEnd: '3' })] as const;
/** The arrows of a text sample are below the text, which ends above them. */
const aboveArrows = css({ paddingBlockEnd: { base: '16', md: '16' } });
const lowArrows = [css({ ...arrow, insetBlockEnd: '3', insetInlineEnd: '16' }), css({ ...arrow, insetBlockEnd: '3', insetInlineEnd: '3' })] as const;
