import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { mutedText } from '#styled/patterns';
import { Card } from '#ui/card.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { LANES_CARD } from '../operations.words.ts';
import { todayQuery } from './today.queries.ts';

/** Shows administrators how many runs of each type are running and waiting, and how long the oldest has waited. */
export function LanesCard() {
  const { data } = useQuery(todayQuery);
  return (
    <Card as="section" pad="lg" radius="lg" aria-label={LANES_CARD.title}>
      <h2 className={css({ textStyle: 'h3' })}>{LANES_CARD.title}</h2>
      <p className={mutedText({ marginBlockEnd: '3' })}>{LANES_CARD.intro}</p>
      {!data ? <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[120px]' })} /></div> : (
        <table aria-label={LANES_CARD.label} className={table}>
          <thead><tr>{[LANES_CARD.typeHeading, LANES_CARD.runningHeading, LANES_CARD.waitingHeading, LANES_CARD.oldestHeading].map((heading) => <th key={heading} scope="col">{heading}</th>)}</tr></thead>
          <tbody>
            {data.lanes.map(({ type, running, waiting, oldestAt }) => (
              <tr key={type}><th scope="row"><TypeChip type={type} /></th><td>{running}</td><td>{waiting}</td><td>{oldestAt ? <RelativeTime iso={oldestAt} /> : '–'}</td></tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

const table = css({
  width: 'full', textStyle: 'small', fontVariantNumeric: 'tabular-nums', borderCollapse: 'collapse',
  '& th, & td': { paddingBlock: '1.5', paddingInlineEnd: '3', textAlign: 'start', fontWeight: 'normal' }, '& thead th': { color: 'fg.muted', textStyle: 'meta' }, '& td': { whiteSpace: 'nowrap' },
});
