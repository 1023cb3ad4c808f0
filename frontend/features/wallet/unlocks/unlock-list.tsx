import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, stack } from '#styled/patterns';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { UnlockRow } from './unlock-row.tsx';
import { unlocksQuery } from './unlocks.queries.ts';
import { UNLOCK_LIST } from '../wallet-purchases.words.ts';

/** Lists the user's unlocked prompts, with buttons to open, refund or ask for a refund. `shown` is the id of the unlock that a message links to. */
export function UnlockList({ shown }: { shown: string | null }) {
  const list = useInfiniteQuery(unlocksQuery);
  const { data, error, isPending, isFetchNextPageError, refetch } = list;
  if (isPending) return <div aria-busy="true" className={stack({ gap: '3' })}>{[0, 1].map((row) => <Skeleton key={row} radius="lg" className={css({ height: '[112px]' })} />)}</div>;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={column({ gap: '4' })}>
      {error && !isFetchNextPageError && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data && items.length === 0 && (
        <EmptyState size="sm" level="h3" art={<EarsScene />} title={UNLOCK_LIST.title} actions={<LinkButton to="/marketplace">{UNLOCK_LIST.lookAroundButton}</LinkButton>}>{UNLOCK_LIST.emptyText}</EmptyState>
      )}
      {items.length > 0 && <ul aria-label={UNLOCK_LIST.label} className={column({ gap: '3' })}>{items.map((item) => <UnlockRow key={item.unlock.id} item={item} shown={item.unlock.id === shown} />)}</ul>}
      <LoadMore byButton list={list} what="unlocks" variant="ghost" />
    </div>
  );
}
