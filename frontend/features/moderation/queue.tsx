import type { ReactNode } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, stack } from '#styled/patterns';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface QueueProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[]; nextCursor: string | null }>>;
  /** Text or element that the list shows when no item waits for a moderator. */
  empty: ReactNode;
  children(items: Item[]): ReactNode;
}

/** A paged list of a moderators' queue with its states: loading, failed with a retry, and empty. */
export function Queue<Item>({ query, empty, children }: QueueProps<Item>) {
  if (query.isPending) {
    return <div aria-busy="true" className={stack({ gap: '3' })}>{[0, 1, 2].map((row) => <Skeleton key={row} radius="lg" className={css({ height: '[104px]' })} />)}</div>;
  }
  const late = query.isError && !query.isFetchNextPageError && <FetchProblem error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return late;
  const items = query.data.pages.flatMap((page) => page.items);
  return (
    <div aria-busy={query.isPlaceholderData || undefined} className={column({ gap: '4', justifyItems: 'stretch' })}>
      {late}
      {items.length === 0 && !query.hasNextPage ? empty : children(items)}
      <LoadMore byButton list={query} what="items" />
    </div>
  );
}
