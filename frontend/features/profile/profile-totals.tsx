import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { metaText } from '#styled/patterns';
import { shortNumber } from '#lib/short-number.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { promptTotalsQuery } from './profile.queries.ts';
import { PROFILE_TOTALS } from './profile.words.ts';

/**
 * Row of totals of a person's prompts: runs, likes and, when it is known, the success rate. The caller passes in `follows`, the numbers of
 * followers and of followed people, for the end of the row.
 */
export function ProfileTotals({ personId, follows }: { personId: string; follows: React.ReactNode }) {
  const totals = useQuery(promptTotalsQuery(personId));
  const sums = totals.data;
  return (
    <div className={row} data-pairs={sums?.successRate === null || undefined}>
      {totals.isPending ? [0, 1, 2].map((place) => <Skeleton key={place} className={css({ height: '11', width: '20' })} />) : sums && (
        <>
          <p className={sum}><strong className={figure}>{shortNumber(sums.runs)}</strong>{PROFILE_TOTALS.runsText}</p>
          <p className={sum}><strong className={figure}>{shortNumber(sums.likes)}</strong>{PROFILE_TOTALS.likesText}</p>
          {sums.successRate !== null && <p className={sum}><strong className={figure}>{sums.successRate}%</strong>{PROFILE_TOTALS.worksText}</p>}
        </>
      )}
      {follows}
    </div>
  );
}

const row = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' }, borderTop: 'soft', paddingBlockStart: '4', '&[data-pairs]': { mdDown: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });
const sum = metaText({ display: 'grid' });
const figure = css({ textStyle: 'h4', color: 'fg', tabular: true });
