import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface AnsweredProps<Data> {
  query: UseQueryResult<Data>;
  children(data: Data): ReactNode;
}

/** Renders the answer of an analytics query. While a new answer is loading, the old one stays on the screen and is dimmed. */
export function Answered<Data>({ query, children }: AnsweredProps<Data>) {
  if (query.isPending) return <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[420px]' })} /></div>;
  if (query.data === undefined) return <FetchProblem error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div aria-busy={query.isPlaceholderData || undefined} className={column({ gap: '4', _busy: { opacity: '60' } })}>
      {query.isError && <FetchProblem error={query.error} onRetry={() => void query.refetch()} />}
      {children(query.data)}
    </div>
  );
}
