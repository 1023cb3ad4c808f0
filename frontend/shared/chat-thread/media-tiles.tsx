import { useState } from 'react';
import { css } from '#styled/css';
import { centered, coverImage } from '#styled/patterns';
import type { GenerationOutput } from '#contracts/generation.ts';
import { FullWindow } from '#ui/full-window.tsx';
import { wantsStillness } from '#ui/theme/theme.ts';
import { MEDIA_TILES } from './chat-thread.words.ts';

type Media = Extract<GenerationOutput, { kind: 'image' | 'video' }>;

/** Length in ms up to which clips in a chat play by themselves. */
const SHORT_MS = 15_000;

interface MediaTilesProps {
  outputs: readonly GenerationOutput[];
  title: string;
  /** Further tiles after those of a tool's pictures and clips, such as one for an output in progress. */
  children?: React.ReactNode;
  /** Number of all tiles of a tool's outputs, with those of outputs in progress. */
  count: number;
}

/** The pictures and clips that a tool made in a chat; each opens large. */
export function MediaTiles({ outputs, title, children, count }: MediaTilesProps) {
  const [open, setOpen] = useState<Media | null>(null);
  const media = outputs.filter((output): output is Media => output.kind !== 'text');
  if (count === 0) return null;
  return (
    <div className={tiles} data-count={Math.min(count, 4)}>
      {media.map((output, at) => (output.kind === 'video' ? (
        <video
          key={output.url} src={output.url} poster={output.posterUrl ?? undefined} width={output.width} height={output.height} aria-label={output.altText || title} className={clip}
          controls playsInline loop preload="metadata" muted={(output.durationMs ?? SHORT_MS + 1) <= SHORT_MS} autoPlay={(output.durationMs ?? SHORT_MS + 1) <= SHORT_MS && !wantsStillness()}
        />
      ) : (
        <button key={output.url} type="button" aria-haspopup="dialog" aria-label={MEDIA_TILES.pictureLabel(at + 1)} className={tile} style={{ aspectRatio: `${output.width} / ${output.height}` }} onClick={() => setOpen(output)}>
          <img src={output.url} alt={output.altText || title} width={output.width} height={output.height} loading="lazy" decoding="async" className={fill} />
        </button>
      )))}
      {children}
      {open && (
        <FullWindow title={title} onClose={() => setOpen(null)}>
          <div className={centered({ overflow: 'auto', minHeight: '0', padding: '4' })}><img src={open.url} alt={open.altText || title} className={css({ maxWidth: 'full', maxHeight: '[calc(100dvh - 96px)]', objectFit: 'contain' })} /></div>
        </FullWindow>
      )}
    </div>
  );
}

const tiles = css({
  display: 'grid', gap: '2', alignItems: 'start', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(2, minmax(0, 196px)) minmax(0, 1fr)' },
  '&[data-count="1"]': { gridTemplateColumns: { base: 'minmax(0, 320px)', md: 'minmax(0, 320px) minmax(0, 1fr)' } },
  '&[data-count="3"], &[data-count="4"]': { gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } },
});
const tile = css({ position: 'relative', display: 'block', width: 'full', borderRadius: '[10px]', overflow: 'hidden', cursor: 'zoom-in', backgroundColor: 'raised' });
const fill = coverImage({ display: 'block' });
const clip = css({ display: 'block', width: 'full', height: 'auto', maxHeight: '[60vh]', borderRadius: '[10px]', backgroundColor: 'raised' });
