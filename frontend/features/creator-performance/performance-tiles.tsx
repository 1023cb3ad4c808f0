import { css } from '#styled/css';
import { metaText, stack } from '#styled/patterns';
import type { Performance } from '#contracts/selling.ts';
import { movedWords, unlocksNote } from './performance-words.ts';
import { PERFORMANCE_TILES } from './creator-performance.words.ts';

/** The tiles with a creator's earnings of the period and the figures behind them, each with its change against the period before. */
export function PerformanceTiles({ performance: { views, formOpens, runs, unlocks, refunds, gross, net, trials, opinions } }: { performance: Performance }) {
  return (
    <dl className={strip}>
      <Tile name={PERFORMANCE_TILES.netEarningsUpName} value={net.now} note={movedWords(net)} />
      <Tile name={PERFORMANCE_TILES.spentByBuyersName} value={gross.now} note={movedWords(gross)} />
      <Tile name={PERFORMANCE_TILES.viewsName} value={views.now} note={movedWords(views)} />
      <Tile name={PERFORMANCE_TILES.formOpensName} value={formOpens.now} note={movedWords(formOpens)} />
      <Tile name={PERFORMANCE_TILES.runsByOthersName} value={runs.now} note={movedWords(runs)} />
      <Tile name={PERFORMANCE_TILES.unlocksName} value={unlocks.now} note={unlocksNote(unlocks.now, views.now, refunds.now)} />
      <Tile name={PERFORMANCE_TILES.costFreeTrialName} value={trials.cost.now} note={PERFORMANCE_TILES.trialRunsNote(trials.runs.now)} />
      <Tile name={PERFORMANCE_TILES.likesAllTimeName} value={opinions.likes} note={null} />
      <Tile name={PERFORMANCE_TILES.reviewsAllTimeName} value={opinions.reviews} note={opinions.rating === null ? null : `${opinions.rating} of 5 stars`} />
    </dl>
  );
}

const Tile = ({ name, value, note }: { name: string; value: number; note: string | null }) => (
  <div className={stack({ boxShadow: '[0 0 0 1px {colors.line.soft}]', padding: { base: '3', sm: '4' }, alignContent: 'start', gap: '0.5', minWidth: '0' })}>
    <dt className={metaText()}>{name}</dt>
    <dd className={css({ display: 'grid' })}>
      <span className={css({ textStyle: 'stat' })}>{value.toLocaleString('en-US')}</span>
      {note && <span className={metaText({ tabular: true })}>{note}</span>}
    </dd>
  </div>
);

const strip = css({ display: 'grid', gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', lg: '[repeat(3, minmax(0, 1fr))]' }, gap: 'px', overflow: 'hidden', border: 'soft', borderRadius: 'lg', backgroundColor: 'surface' });
