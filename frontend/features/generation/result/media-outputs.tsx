import { Suspense, useState } from 'react';
import { Download, Expand } from 'lucide-react';
import { css, cx } from '#styled/css';
import { stack } from '#styled/patterns';
import { button } from '#styled/recipes';
import type { GenerationOutput } from '#contracts/generation.ts';
import { outputFileName } from '#contracts/output-file-name.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Clip } from './clip.tsx';
import { MEDIA_OUTPUTS } from '../generation.words.ts';

const Lightbox = lazyPart(() => import('./lightbox.tsx'), 'Lightbox');

export type Media = Extract<GenerationOutput, { kind: 'image' | 'video' }>;

export const isMedia = (output: GenerationOutput): output is Media => output.kind !== 'text';

/** The outputs of a run: pictures in a grid, each of which opens large, and videos with controls. When there are several, each has its own download. */
export function MediaOutputs({ outputs, title }: { outputs: readonly GenerationOutput[]; title: string }) {
  const [open, setOpen] = useState<number | null>(null);
  const media = outputs.filter(isMedia);
  if (media.length === 0) return null;
  const several = media.length > 1;
  return (
    <>
      <ul className={css({ display: 'grid', gap: '3', gridTemplateColumns: several ? '1fr 1fr' : '1fr' })}>
        {media.map((output, index) => (
          <li key={output.url} className={stack({ position: 'relative', minWidth: '0', alignItems: 'center' })}>
            {output.kind === 'video' ? <Clip clip={output} className={frame} /> : (
              <button type="button" aria-haspopup="dialog" aria-label={MEDIA_OUTPUTS.openImageFullLabel(index + 1)} className={opener} onClick={() => setOpen(index)}>
                <img src={output.url} alt={output.altText} width={output.width} height={output.height} className={frame} />
                <span aria-hidden className={cx(button({ size: 'sm', shape: 'icon', variant: 'plain' }), corner, several && roomy)}><Expand /></span>
              </button>
            )}
            {several && (
              <a href={`${output.url}?download=${encodeURIComponent(outputFileName(title, output, index, media.length))}`} aria-label={MEDIA_OUTPUTS.downloadLabel(output.kind, index + 1)} className={cx(button({ size: 'sm', shape: 'icon', variant: 'plain' }), corner, second)} download>
                <Download aria-hidden />
              </a>
            )}
          </li>
        ))}
      </ul>
      {open !== null && <Suspense fallback={null}><Lightbox media={media} title={title} at={open} onMove={setOpen} onClose={() => setOpen(null)} /></Suspense>}
    </>
  );
}

const frame = css({ width: 'full', height: 'auto', maxHeight: '[60vh]', objectFit: 'contain', borderRadius: 'md', backgroundColor: 'raised', display: 'block' });
const opener = css({ position: 'relative', display: 'block', width: 'full', cursor: 'zoom-in', borderRadius: 'md' });
const corner = css({ position: 'absolute', insetBlockEnd: '2', insetInlineEnd: '2', backgroundColor: 'surface' });
/** The button that opens a picture large is hidden on phones. Two buttons do not fit there, and a tap on the picture opens it too. */
const roomy = css({ display: { base: 'none', sm: 'inline-flex' } });
const second = css({ insetInlineEnd: { base: '2', sm: '12' } });
