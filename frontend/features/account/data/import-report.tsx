import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { metaText, stack, wrap } from '#styled/patterns';
import type { AccountImport } from '#contracts/portability.ts';
import { Badge } from '#ui/badge.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { importItemsQuery } from './portability.queries.ts';
import { PORTABILITY } from './portability.words.ts';

const TONES = { imported: 'good', skipped: 'neutral', failed: 'bad' } as const;

/** The list of things in an imported account file, each with what the import did with it. */
export function ImportReport({ done }: { done: AccountImport }) {
  const list = useInfiniteQuery(importItemsQuery(done.id));
  const { data, error, isPending, refetch } = list;
  return (
    <div className={stack({ gap: '3' })}>
      <p role="status" className={metaText({ tabular: true })}>{PORTABILITY.done(done)}. {PORTABILITY.reportKept}</p>
      {isPending && <Skeleton className={css({ height: '24' })} />}
      {error !== null && !list.isFetchNextPageError && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data && (
        <ul aria-label={PORTABILITY.reportTitle} className={stack({ gap: '2' })}>
          {data.pages.flatMap(({ items }) => items).map((item) => (
            <li key={item.id} className={wrap({ alignItems: 'baseline', columnGap: '3', rowGap: '1' })}>
              <Badge tone={TONES[item.state]}>{PORTABILITY.stateOf(item.state)}</Badge>
              <span className={css({ textStyle: 'small' })}>{PORTABILITY.typeOf(item.type)}: {item.title}</span>
              {item.reason !== null && <span className={metaText()}>{item.reason}</span>}
            </li>
          ))}
        </ul>
      )}
      <LoadMore byButton list={list} what="items" />
    </div>
  );
}
