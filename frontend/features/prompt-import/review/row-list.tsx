import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, mutedText, stack } from '#styled/patterns';
import type { ImportRow } from '#contracts/prompt-import.ts';
import { useLoadMore } from '#lib/use-load-more.ts';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { importRowsQuery } from '../prompt-import.queries.ts';
import { ROW_LIST } from '../prompt-import.words.ts';

interface RowListProps {
  importId: string;
  state: ImportRow['state'];
  label: string;
  /** Text that the list shows when the import has no rows in this state. */
  empty: string;
  children(row: ImportRow): ReactNode;
}

/** Lists the rows of an import's report that are in one state, and loads more while the user scrolls. */
export function RowList({ importId, state, label, empty, children }: RowListProps) {
  const found = useInfiniteQuery(importRowsQuery(importId, state));
  const more = useLoadMore(found.hasNextPage && !found.isFetching && !found.isError, () => void found.fetchNextPage());
  if (found.isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[180px]' })} /></div>;
  if (found.isError && !found.data) return <FetchProblem error={found.error} onRetry={() => void found.refetch()} />;
  const rows = found.data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) return <p className={mutedText({ paddingBlock: '4' })}>{empty}</p>;
  return (
    <div>
      <ul aria-label={label} className={column({ border: 'soft', borderRadius: 'md', minWidth: '0' })}>{rows.map(children)}</ul>
      {found.isError && <FetchProblem error={found.error} onRetry={() => void found.fetchNextPage()} />}
      {found.hasNextPage && (
        <div ref={more} className={stack({ justifyItems: 'center', paddingBlockStart: '3' })}>
          <Button size="sm" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>{ROW_LIST.button}</Button>
        </div>
      )}
    </div>
  );
}
