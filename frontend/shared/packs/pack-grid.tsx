import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { stack, twoColumns } from '#styled/patterns';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PackCard } from './pack-card.tsx';
import { packsQuery } from './packs.queries.ts';
import type { PackFilters } from './packs.queries.ts';

interface PackGridProps {
  filters: PackFilters;
  /** Element in place of the grid of packs when no pack matches. */
  empty: ReactNode;
  /** Number of packs that the grid shows at most, without "Load more". */
  preview?: number;
  /** Shows the packs in one column less, for pages with a column of filters. */
  narrow?: boolean;
  /** Id of a pack that the grid leaves out, because the page shows it already. */
  except?: string;
  onReach?: () => void;
}

/** A grid of packs with skeletons, an empty state, an error with retry, and more pages while the reader scrolls. */
export function PackGrid({ filters, empty, preview, narrow = false, except, onReach }: PackGridProps) {
  const packs = useInfiniteQuery(packsQuery(filters));
  if (packs.isPending) return <PackGridSkeleton cards={preview ?? 6} narrow={narrow} />;
  if (packs.isError && !packs.data) return <FetchProblem error={packs.error} onRetry={() => void packs.refetch()} />;
  const all = packs.data.pages.flatMap((page) => page.items).filter(({ id }) => id !== except).slice(0, preview);
  if (all.length === 0) return empty;
  return (
    <>
      <ul className={narrow ? narrowGrid : grid}>
        {all.map((pack, index) => <li key={pack.id} className={stack({ minWidth: '0' })}><PackCard pack={pack} eager={index < 3 && !preview} onReach={onReach} /></li>)}
      </ul>
      {!preview && <LoadMore list={packs} what="packs" />}
    </>
  );
}

/** While the packs load, the grid has one placeholder per expected card, with the same height. */
export const PackGridSkeleton = ({ cards, narrow = false }: { cards: number; narrow?: boolean }) => (
  <div className={narrow ? narrowGrid : grid} aria-busy="true">
    {Array.from({ length: cards }, (_, index) => <Skeleton key={index} radius="lg" className={css({ height: { base: '[360px]', md: '[372px]' } })} />)}
  </div>
);

const grid = css({ display: 'grid', gap: { base: '4', md: '5' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } });
const narrowGrid = twoColumns({ gap: { base: '4', md: '5' } });
