import { css } from '#styled/css';
import { metaText, stack } from '#styled/patterns';
import type { Performance } from '#contracts/selling.ts';
import { conversionWords, movedWords } from './performance-words.ts';
import { PERFORMANCE_TILES } from './creator-performance.words.ts';

/** What the period brought its creator, then the way there: each figure beside the time before. */
export function PerformanceTiles({ performance: { views, runs, unlocks, refunds, gross, net, trials, opinions } }: { performance: Performance }) {
  const returned = refunds.now > 0 ? `, ${refunds.now} refunded` : '';
  return (
    <dl className={strip}>
      {net && <Tile name="Net earnings, up to" value={net.now} note={movedWords(net)} />}
      <Tile name="Sales before the split" value={gross.now} note={movedWords(gross)} />
      <Tile name="Views" value={views.now} note={movedWords(views)} />
      <Tile name="Runs by others" value={runs.now} note={movedWords(runs)} />
      <Tile name="Unlocks" value={unlocks.now} note={`${conversionWords(unlocks.now, views.now)} of views${returned}`} />
      <Tile name="Cost of free trial runs" value={trials.cost.now} note={PERFORMANCE_TILES.trialRunsNote(trials.runs.now)} />
      <Tile name="Likes, all time" value={opinions.likes} note={null} />
      <Tile name="Reviews, all time" value={opinions.reviews} note={opinions.rating === null ? null : `${opinions.rating} of 5 stars`} />
    </dl>
  );
}

const Tile = ({ name, value, note }: { name: string; value: number; note: string | null }) => (
  <div className={stack({ backgroundColor: 'surface', padding: { base: '3', sm: '4' }, alignContent: 'start', gap: '0.5', minWidth: '0' })}>
    <dt className={metaText()}>{name}</dt>
    <dd className={css({ display: 'grid' })}>
      <span className={css({ textStyle: 'stat' })}>{value.toLocaleString('en-US')}</span>
      {note && <span className={metaText({ tabular: true })}>{note}</span>}
    </dd>
  </div>
);

const strip = css({ display: 'grid', gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', lg: '[repeat(4, minmax(0, 1fr))]' }, gap: 'px', overflow: 'hidden', border: 'soft', borderRadius: 'lg', backgroundColor: 'line.soft' });
