import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { css } from '#styled/css';
import { longWords, metaText, visuallyHidden } from '#styled/patterns';
import { changeOf } from '#lib/change.ts';
import { percentWords } from '#lib/percent-words.ts';
import { TextButton } from '#ui/text-link.tsx';
import { CHART_WORDS } from '../analytics.words.ts';

export interface Figure {
  name: string;
  value: number;
  words: string;
  /** The same figure in the period before; undefined while it is unknown. */
  before?: number | undefined;
  /** True when a lower value of this figure is better, such as failures. */
  less?: boolean;
  onOpen?(): void;
}

/** A strip of analytics figures, each with its change against the period before and a button that opens the rows behind it. */
export const FigureTiles = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={strip}>
    {figures.map((figure) => (
      <div key={figure.name} className={tile}>
        <dt className={metaText()}>{figure.name}</dt>
        <dd>
          {figure.onOpen ? <TextButton aria-label={CHART_WORDS.rows(figure.name)} className={css({ textStyle: 'stat', color: 'fg', minWidth: '6', textAlign: 'start' })} onClick={figure.onOpen}>{figure.words}</TextButton> : <span className={longWords({ textStyle: 'stat' })}>{figure.words}</span>}
          <Moved {...figure} />
        </dd>
      </div>
    ))}
  </dl>
);

const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight } as const;

function Moved({ value, before, less = false }: Figure) {
  const change = changeOf(value, before);
  if (!change) return null;
  const { percent, direction } = change;
  const Arrow = ARROWS[direction];
  const tone = direction === 'same' ? 'same' : (direction === 'up') === less ? 'worse' : 'better';
  return (
    <span data-tone={tone} className={moved}>
      <Arrow size={14} aria-hidden="true" />
      <span>{direction !== 'same' && <span className={visuallyHidden()}>{CHART_WORDS[direction]} </span>}{direction === 'same' ? CHART_WORDS.same : percent === null ? CHART_WORDS.fromNothing : percentWords(Math.abs(percent))}</span>
    </span>
  );
}

const moved = css({
  display: 'flex', alignItems: 'center', gap: '1', textStyle: 'meta', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', color: 'fg.subtle',
  '&[data-tone=better]': { color: 'good' }, '&[data-tone=worse]': { color: 'bad' },
});
// The gaps between the tiles show the strip's background, which draws hairlines between them.
const strip = css({ display: 'grid', gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', lg: '[repeat(auto-fit, minmax(150px, 1fr))]' }, gap: 'px', overflow: 'hidden', border: 'soft', borderRadius: 'lg', backgroundColor: 'line.soft' });
const tile = css({ backgroundColor: 'surface', padding: { base: '3', sm: '4' }, minWidth: '0', '&:last-child:nth-child(odd)': { gridColumn: { base: 'span 2', lg: 'auto' } } });
