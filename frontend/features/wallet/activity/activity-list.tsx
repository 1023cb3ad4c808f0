import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { css } from '#styled/css';
import { mutedText, stack } from '#styled/patterns';
import { connectedAtom } from '#lib/connection.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { transactionsQuery } from '../wallet.queries.ts';
import type { ActivityFilter } from './activity-address.ts';
import { ActivityRow } from './activity-row.tsx';
import { dayTitle, groupByDay } from './day-groups.ts';
import { ACTIVITY_LIST } from '../wallet.words.ts';

interface ActivityListProps {
  filter: ActivityFilter;
  /** Element that the list shows to a person whose wallet has no activity at all. */
  empty: ReactNode;
  onClear(): void;
}

/** Lists the wallet's lines by day, page by page. The next page loads near the end of the list, or by the button. */
export function ActivityList({ filter, empty, onClear }: ActivityListProps) {
  const list = useInfiniteQuery(transactionsQuery(filter, useAtomValue(connectedAtom)));
  const { data, error, isPending, isError, isPlaceholderData, isFetchNextPageError, refetch } = list;
  if (isPending) return <div aria-busy="true" className={stack({ gap: '3', padding: '4' })}>{[0, 1, 2, 3, 4].map((place) => <Skeleton key={place} className={css({ height: '12' })} />)}</div>;
  const problem = isError && !isFetchNextPageError && <div className={css({ padding: '4' })}><FetchProblem error={error} onRetry={() => void refetch()} /></div>;
  if (!data) return problem;
  const lines = data.pages.flatMap(({ items }) => items);
  if (lines.length === 0 && Object.keys(filter).length === 0) return empty;
  if (lines.length === 0) return <EmptyState size="sm" level="h3" art={<EarsScene />} title={ACTIVITY_LIST.title} actions={<Button onClick={onClear}>{ACTIVITY_LIST.clearFiltersButton}</Button>}>{ACTIVITY_LIST.noMatchText}</EmptyState>;
  const running = lines.some(({ status }) => status === 'pending');
  return (
    <div aria-busy={isPlaceholderData}>
      {running && <p className={mutedText({ textStyle: 'meta', paddingInline: { base: '3', md: '4' }, paddingBlockEnd: '3' })}>{ACTIVITY_LIST.heldNote}</p>}
      {groupByDay(lines).map(({ day, lines: ofDay }, index) => (
        <section key={day} aria-label={dayTitle(day)}>
          <div className={heading}>
            <h3>{dayTitle(day)}</h3>
            {index === 0 && <p aria-hidden className={columns}><span>{ACTIVITY_LIST.amountText}</span><span>{ACTIVITY_LIST.balanceText}</span></p>}
          </div>
          <ul>{ofDay.map((line) => <ActivityRow key={line.id} line={line} />)}</ul>
        </section>
      ))}
      {problem}
      {list.hasNextPage && <div className={css({ padding: '4', borderTop: 'soft' })}><LoadMore list={list} what="lines" tight variant="ghost" /></div>}
    </div>
  );
}

const heading = css({ display: 'flex', justifyContent: 'space-between', textStyle: 'meta', fontWeight: 'semibold', color: 'fg.muted', paddingInline: { base: '3', md: '4' }, paddingBlockStart: '5', paddingBlockEnd: '2', borderTop: 'soft' });
const columns = css({ hideBelow: 'md', display: 'grid', gridTemplateColumns: '[72px 72px 32px]', columnGap: '4', textAlign: 'end', fontWeight: 'normal' });
