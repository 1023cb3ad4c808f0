import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, mutedText } from '#styled/patterns';
import type { ImportRow } from '#contracts/prompt-import.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { importRowsQuery } from '../prompt-import.queries.ts';

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
  if (found.isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[180px]' })} /></div>;
  if (found.isError && !found.data) return <FetchProblem error={found.error} onRetry={() => void found.refetch()} />;
  const rows = found.data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) return <p className={mutedText({ paddingBlock: '4' })}>{empty}</p>;
  return (
    <div className={column({ gap: '3' })}>
      <ul aria-label={label} className={column({ border: 'soft', borderRadius: 'md', minWidth: '0' })}>{rows.map(children)}</ul>
      {found.isError && !found.isFetchNextPageError && <FetchProblem error={found.error} onRetry={() => void found.refetch()} />}
      <LoadMore list={found} what="rows" tight size="sm" />
    </div>
  );
}
