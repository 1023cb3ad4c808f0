import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { centered, errorText, stack, twoColumns } from '#styled/patterns';
import { useLoadMore } from '#lib/use-load-more.ts';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PackCard } from './pack-card.tsx';
import { packsQuery } from './packs.queries.ts';
import type { PackFilters } from './packs.queries.ts';
import { PACK_GRID } from './packs.words.ts';

interface PackGridProps {
  filters: PackFilters;
  /** Shown when nothing matches. */
  empty: ReactNode;
  /** Only the first page, without "Load more". */
  preview?: number;
  /** Beside a column of filters: one card less in a row. */
  narrow?: boolean;
  /** The pack that stands on the page already. */
  except?: string;
  onReach?: () => void;
}

/** Packs as cards: skeletons, empty, error with retry, and more as the reader scrolls. */
export function PackGrid({ filters, empty, preview, narrow = false, except, onReach }: PackGridProps) {
  const packs = useInfiniteQuery(packsQuery(filters));
  const sentinel = useLoadMore(!preview && packs.hasNextPage && !packs.isFetchingNextPage && !packs.isFetchNextPageError, () => void packs.fetchNextPage());
  if (packs.isPending) return <PackGridSkeleton cards={preview ?? 6} narrow={narrow} />;
  if (packs.isError && !packs.data) return <FetchProblem error={packs.error} onRetry={() => void packs.refetch()} />;
  const all = packs.data.pages.flatMap((page) => page.items).filter(({ id }) => id !== except).slice(0, preview);
  if (all.length === 0) return empty;
  return (
    <>
      <ul className={narrow ? narrowGrid : grid}>
        {all.map((pack, index) => <li key={pack.id} className={stack({ minWidth: '0' })}><PackCard pack={pack} eager={index < 3 && !preview} onReach={onReach} /></li>)}
      </ul>
      {!preview && packs.hasNextPage && (
        <div ref={sentinel} className={centered({ gap: '3', marginBlockStart: '8' })}>
          {packs.isFetchNextPageError && <p role="alert" className={errorText()}>{PACK_GRID.moreFailedText}</p>}
          <Button busy={packs.isFetchingNextPage} busyLabel={PACK_GRID.busyLabel} onClick={() => void packs.fetchNextPage()}>{PACK_GRID.loadMoreButton}</Button>
        </div>
      )}
    </>
  );
}

/** As many cards as will come, of their height. */
export const PackGridSkeleton = ({ cards, narrow = false }: { cards: number; narrow?: boolean }) => (
  <div className={narrow ? narrowGrid : grid} aria-busy="true">
    {Array.from({ length: cards }, (_, index) => <Skeleton key={index} radius="lg" className={css({ height: { base: '[360px]', md: '[372px]' } })} />)}
  </div>
);

const grid = css({ display: 'grid', gap: { base: '4', md: '5' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } });
const narrowGrid = twoColumns({ gap: { base: '4', md: '5' } });
