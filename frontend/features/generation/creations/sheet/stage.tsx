import { Unplug } from 'lucide-react';
import { css } from '#styled/css';
import { centered, coverImage } from '#styled/patterns';
import type { Creation, CreationOutput } from '#contracts/creations.ts';
import type { GenerationDetail } from '#contracts/generation.ts';
import { ProseText } from '#ui/prose-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Clip } from '../../result/clip.tsx';
import { SHEET } from './sheet.words.ts';

interface StageProps {
  creation: Creation;
  run: GenerationDetail | undefined;
  at: number;
  onAt(at: number): void;
  onLarge(): void;
}

/** The output of a creation in large size, with the run's other outputs beside it. */
export function Stage({ creation, run, at, onAt, onLarge }: StageProps) {
  const { contentType, outputs } = creation;
  const text = run?.outputs.find((output) => output.kind === 'text');
  const lost = run && contentType !== 'text' ? Math.max(0, run.quantity - outputs.length) : 0;
  const back = run?.receipt ? run.receipt.released : 0;
  return (
    <div className={stage}>
      {contentType === 'text' ? (
        <div className={paper} tabIndex={0} role="group" aria-label={creation.title}>{text ? <ProseText under={2} text={text.text} /> : <Skeleton className={css({ height: '[240px]' })} />}</div>
      ) : <Shown output={outputs[at] ?? outputs[0]} title={creation.title} onLarge={onLarge} />}
      {outputs.length + lost > 1 && (
        <ul aria-label={SHEET.reelLabel} className={reel}>
          {outputs.map((output, place) => (
            <li key={output.id}>
              <button type="button" aria-label={SHEET.outputLabel(place + 1)} aria-current={place === at || undefined} className={frame} onClick={() => onAt(place)}>
                {output.kind === 'image' || output.posterUrl ? <img src={output.posterUrl ?? output.url} alt="" className={coverImage()} /> : null}
              </button>
            </li>
          ))}
          {Array.from({ length: lost }, (_, place) => <li key={`lost ${place}`} className={gone} title={SHEET.lostLabel(Math.round(back / lost))}><Unplug size={16} aria-hidden /><span>{SHEET.lostText(Math.round(back / lost))}</span></li>)}
        </ul>
      )}
    </div>
  );
}

function Shown({ output, title, onLarge }: { output: CreationOutput | undefined; title: string; onLarge(): void }) {
  if (!output) return null;
  if (output.kind === 'video') return <Clip clip={output} className={picture} />;
  return (
    <button type="button" aria-haspopup="dialog" aria-label={SHEET.largeLabel} className={opener} onClick={onLarge}>
      <img src={output.url} alt={output.altText || title} width={output.width} height={output.height} className={picture} />
    </button>
  );
}

const stage = css({ display: 'flex', flexDirection: { base: 'column', md: 'row' }, alignItems: 'center', justifyContent: 'center', gap: { base: '0', md: '6' }, minHeight: '0', minWidth: '0', paddingInline: { md: '[76px]' }, paddingBlockEnd: { md: '5' } });
const opener = centered({ minWidth: '0', minHeight: '0', height: { md: 'full' }, cursor: 'zoom-in' });
const picture = css({ width: { base: 'full', md: 'auto' }, height: 'auto', maxWidth: 'full', maxHeight: { base: '[70vh]', md: 'full' }, objectFit: 'contain', md: { borderRadius: 'md' } });
const paper = css({ alignSelf: 'stretch', width: 'full', maxWidth: '[620px]', overflowY: { md: 'auto' }, backgroundColor: 'surface', paddingBlock: { base: '6', md: '9' }, paddingInline: { base: '4', md: '11' }, md: { border: 'soft', borderRadius: 'md' } });
const reel = css({ display: 'flex', flexDirection: { base: 'row', md: 'column' }, flex: 'none', gap: '2', padding: { base: '3', md: '1' }, alignSelf: { base: 'start', md: 'center' }, maxHeight: { md: 'full' }, overflow: 'auto' });
const frame = css({ display: 'block', width: '16', aspectRatio: '[3 / 4]', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'raised', cursor: 'pointer', '&[aria-current]': { outline: '[2px solid {colors.brand}]', outlineOffset: '[2px]' } });
const gone = css({ display: 'grid', placeItems: 'center', alignContent: 'center', gap: '1', width: '16', aspectRatio: '[3 / 4]', border: 'dashed', borderRadius: 'sm', color: 'fg.subtle', fontSize: '[11px]' });
