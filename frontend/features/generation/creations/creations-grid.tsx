import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { centered } from '#styled/patterns';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { runsQuery } from '../generation.queries.ts';
import type { RunFilters } from '../generation.queries.ts';
import { CreationCard } from './creation-card.tsx';
import { CREATIONS_GRID } from '../generation.words.ts';

interface CreationsGridProps {
  filters: RunFilters;
  empty: React.ReactNode;
  onOpen(runId: string): void;
}

/** Own runs as cards, page by page. A list that cannot be fetched is empty, says why, and can be tried again. */
export function CreationsGrid({ filters, empty, onOpen }: CreationsGridProps) {
  const runs = useInfiniteQuery(runsQuery(filters));
  if (runs.isPending) {
    return (
      <div className={grid} aria-busy="true">
        {Array.from({ length: 8 }, (_, index) => <Skeleton key={index} className={css({ height: '[280px]', borderRadius: 'lg' })} />)}
      </div>
    );
  }
  const all = runs.data?.pages.flatMap((page) => page.data) ?? [];
  const late = runs.isError && (
    <Alert tone="bad" title={CREATIONS_GRID.title} action={<Button size="sm" onClick={() => void runs.refetch()}>{CREATIONS_GRID.tryAgainButton}</Button>}>{CREATIONS_GRID.loadFailed}</Alert>
  );
  if (all.length === 0) return late || empty;
  return (
    <>
      {late}
      <ul className={grid}>{all.map((run) => <li key={run.id}><CreationCard run={run} onOpen={() => onOpen(run.id)} /></li>)}</ul>
      {runs.hasNextPage && (
        <div className={centered({ marginBlockStart: '8' })}>
          <Button busy={runs.isFetchingNextPage} busyLabel={CREATIONS_GRID.busyLabel} onClick={() => void runs.fetchNextPage()}>{CREATIONS_GRID.loadMoreButton}</Button>
        </div>
      )}
    </>
  );
}

const grid = css({ display: 'grid', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }, gap: { base: '3', md: '5' } });
