import { Layers, Play } from 'lucide-react';
import { css } from '#styled/css';
import { centered, coverImage, hstack } from '#styled/patterns';
import type { CreationOutput } from '#contracts/creations.ts';
import { TypeIcon } from '#ui/type-chip.tsx';
import type { AnyCreation } from './card-height.ts';
import { clipLength } from './card-time.ts';
import { TextCover } from './text-cover.tsx';

/** How many outputs of a run its card shows at once. */
const MOST_SHOWN = 4;

/** The cover of a creation: one picture, several of a run as a set, a clip with its length, or the first words of a text. */
export function CreationCover({ creation }: { creation: AnyCreation }) {
  const { contentType, outputs, title } = creation;
  if (contentType === 'text') return <TextCover creation={creation} />;
  const [first] = outputs;
  if (!first) return <span className={missing}><TypeIcon type={contentType} size={24} /></span>;
  return (
    <>
      {outputs.length === 1 ? <Picture output={first} title={title} /> : (
        <div className={set} data-count={Math.min(outputs.length, MOST_SHOWN)}>
          {outputs.slice(0, MOST_SHOWN).map((output) => <span key={output.id} className={css({ position: 'relative', overflow: 'hidden' })}><Picture output={output} title={title} /></span>)}
        </div>
      )}
      {outputs.length > 1 && <span className={pill}><Layers size={13} aria-hidden />{outputs.length}</span>}
      {outputs.length === 1 && first.durationMs !== null && <span className={pill}><Play size={13} aria-hidden />{clipLength(first.durationMs)}</span>}
    </>
  );
}

function Picture({ output, title }: { output: CreationOutput; title: string }) {
  const words = output.altText || title;
  if (output.kind === 'image' || output.posterUrl) return <img src={output.posterUrl ?? output.url} alt={words} width={output.width} height={output.height} loading="lazy" decoding="async" className={fill} />;
  return <video src={output.url} muted preload="metadata" aria-label={words} className={fill} />;
}

const fill = coverImage({ position: 'absolute', inset: '0' });
const missing = centered({ position: 'absolute', inset: '0', color: 'kind', backgroundColor: 'kind.soft' });
const set = css({ position: 'absolute', inset: '0', display: 'grid', gap: '0.5', gridTemplateColumns: '1fr 1fr', backgroundColor: 'surface', '&[data-count="3"] > :first-child': { gridRow: 'span 2' } });
/** Labels over a cover picture have a solid background, so that they are readable on every picture. */
const pill = hstack({ position: 'absolute', insetInlineEnd: '2.5', insetBlockEnd: '2.5', gap: '1.5', minHeight: '6', paddingInline: '2', borderRadius: 'sm', backgroundColor: '[oklch(.19 .035 295 / .92)]', color: 'white', fontSize: '12', fontWeight: 'semibold', tabular: true, '@media (hover: hover)': { 'article:is(:hover, :focus-within):has([data-acts]) &': { display: 'none' } } });
