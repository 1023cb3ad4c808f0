import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { mutedText, wrap } from '#styled/patterns';
import { spanWords } from '#lib/day-span.ts';
import { Badge } from '#ui/badge.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Moment } from '#ui/moment.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { daysOfPeriod, resultWords } from './reconciliation-words.ts';
import { reconciliationsQuery } from './stripe-sync.queries.ts';
import { EARLIER_COMPARISONS } from './stripe-sync.words.ts';

interface EarlierComparisonsProps {
  open: string | null;
  onOpen(id: string): void;
}

/** Lists the latest reconciliations with Stripe; a press shows the result of one again. */
export function EarlierComparisons({ open, onOpen }: EarlierComparisonsProps) {
  const list = useQuery(reconciliationsQuery);
  if (list.isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[80px]' })} /></div>;
  if (!list.data) return <FetchProblem error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data.length === 0) return <p className={mutedText()}>{EARLIER_COMPARISONS.emptyText}</p>;
  return (
    <ul aria-label={EARLIER_COMPARISONS.label} className={css({ display: 'grid' })}>
      {list.data.map((item) => (
        <li key={item.id} className={css({ borderBottom: 'soft', _last: { borderBottom: 'none' } })}>
          <button type="button" aria-pressed={item.id === open} className={row} onClick={() => onOpen(item.id)}>
            <strong>{spanWords(daysOfPeriod(item))}</strong>
            <Badge tone={item.dryRun ? 'neutral' : 'brand'}>{item.dryRun ? EARLIER_COMPARISONS.badge : 'repair'}</Badge>
            <span>{resultWords(item)}</span>
            {item.startedAt && <span className={css({ color: 'fg.subtle', marginInlineStart: 'auto' })}><Moment at={item.startedAt} /></span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

const row = wrap({
  columnGap: '3', rowGap: '1', alignItems: 'center', width: 'full', textAlign: 'start', textStyle: 'small', paddingBlock: '2.5', paddingInline: '2', borderRadius: 'sm', border: 'none', color: 'fg', backgroundColor: 'transparent', cursor: 'pointer',
  _hover: { backgroundColor: 'hover' }, '&[aria-pressed=true]': { backgroundColor: 'hover' },
});
