import { css } from '#styled/css';
import type { Performance } from '#contracts/selling.ts';
import { conversionWords, movedWords } from './performance-words.ts';

/** From a look to an unlock: the figures of the period, each beside the time before. */
export function PerformanceTiles({ performance: { views, runs, unlocks, refunds, gross } }: { performance: Performance }) {
  const returned = refunds.now > 0 ? `, ${refunds.now} refunded` : '';
  return (
    <dl className={strip}>
      <Tile name="Views" value={views.now} note={movedWords(views)} />
      <Tile name="Runs by others" value={runs.now} note={movedWords(runs)} />
      <Tile name="Unlocks" value={unlocks.now} note={`${conversionWords(unlocks.now, views.now)} of views${returned}`} />
      <Tile name="Earned, before the split" value={gross.now} note={movedWords(gross)} />
    </dl>
  );
}

const Tile = ({ name, value, note }: { name: string; value: number; note: string | null }) => (
  <div className={css({ backgroundColor: 'surface', padding: { base: '3', sm: '4' }, display: 'grid', alignContent: 'start', gap: '0.5', minWidth: '0' })}>
    <dt className={css({ textStyle: 'meta', color: 'fg.subtle' })}>{name}</dt>
    <dd className={css({ display: 'grid' })}>
      <span className={css({ textStyle: 'stat' })}>{value.toLocaleString('en-US')}</span>
      {note && <span className={css({ textStyle: 'meta', color: 'fg.subtle', tabular: true })}>{note}</span>}
    </dd>
  </div>
);

const strip = css({ display: 'grid', gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', lg: '[repeat(4, minmax(0, 1fr))]' }, gap: 'px', overflow: 'hidden', border: 'soft', borderRadius: 'lg', backgroundColor: 'line.soft' });
