import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { challengesQuery } from '#shared/challenges/challenges.queries.ts';
import type { ChallengeFilters } from '#shared/challenges/challenges.queries.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChallengeCard } from './challenge-card.tsx';

interface ChallengeGridProps {
  filters: ChallengeFilters;
  /** Shown in place of the grid when no challenge matches the filters. */
  empty: ReactNode;
  onReach(): void;
}

/** A grid of challenges with placeholders, an empty state, an error with retry, and more pages while the reader scrolls. */
export function ChallengeGrid({ filters, empty, onReach }: ChallengeGridProps) {
  const found = useInfiniteQuery(challengesQuery(filters));
  if (found.isPending) return <div className={grid} aria-busy="true">{[0, 1, 2, 3, 4, 5].map((card) => <Skeleton key={card} radius="lg" className={css({ height: { base: '[168px]', md: '[340px]' } })} />)}</div>;
  if (found.isError && !found.data) return <FetchProblem error={found.error} onRetry={() => void found.refetch()} />;
  const { pages } = found.data;
  const all = pages.flatMap((page) => page.items);
  const time = { now: pages[0]?.now ?? '', readAt: found.dataUpdatedAt };
  if (all.length === 0) return empty;
  return (
    <>
      <ul className={grid}>{all.map((challenge) => <li key={challenge.id} className={stack({ minWidth: '0' })}><ChallengeCard challenge={challenge} time={time} onReach={onReach} /></li>)}</ul>
      <LoadMore list={found} what="challenges" />
    </>
  );
}

const grid = css({ display: 'grid', gap: { base: '3', md: '4' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(244px, 1fr))' } });
