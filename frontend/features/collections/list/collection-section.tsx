import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import type { Collection } from '#contracts/collections.ts';
import { CollectionTile } from '#shared/collections/collection-tile.tsx';
import { collectionsQuery } from '#shared/collections/collections.queries.ts';
import type { CollectionScope } from '#shared/collections/collections.queries.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { arrange } from './arrangement.ts';
import type { Arrangement } from './arrangement.ts';

interface CollectionSectionProps {
  scope: CollectionScope;
  heading: string;
  arrangement: Arrangement;
  /** The tile at the end of the section, such as one that makes a new collection. */
  last?: ReactNode;
  /** Returns what the section shows in place of tiles when it has no collections. Without this function, an empty section is left out. */
  empty?: (known: readonly Collection[]) => ReactNode;
}

/** One section of the list of collections, such as own or followed ones: a heading with their number, and tiles. */
export function CollectionSection({ scope, heading, arrangement, last, empty }: CollectionSectionProps) {
  const list = useInfiniteQuery(collectionsQuery(scope));
  const known = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = arrange(known, arrangement);
  if (list.isError && !list.data) return <FetchProblem error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending) return scope === 'mine' ? <div className={grid} aria-busy="true">{[0, 1, 2].map((tile) => <Skeleton key={tile} radius="lg" className={css({ aspectRatio: '[1.2]' })} />)}</div> : null;
  const instead = empty?.(known);
  if (instead) return instead;
  if (shown.length === 0 && !last) return null;
  return (
    <section aria-label={heading}>
      <h2 className={hstack({ gap: '2', alignItems: 'baseline', textStyle: 'h3', marginBlockEnd: '4' })}>{heading}{!list.hasNextPage && <span className={count}>{shown.length}</span>}</h2>
      <ul className={grid}>
        {shown.map((collection) => <li key={collection.id}><CollectionTile collection={collection} /></li>)}
        {last && <li>{last}</li>}
      </ul>
      <LoadMore list={list} what="collections" />
    </section>
  );
}

const grid = css({ display: 'grid', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }, gap: { base: '3', md: '5' }, '& > li': { minWidth: '0' } });
const count = css({ fontFamily: 'text', textStyle: 'small', fontWeight: 'normal', color: 'fg.subtle', tabular: true });
