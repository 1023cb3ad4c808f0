import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { promptQuery, promptsQuery } from './prompts.queries.ts';
import type { PromptFilters } from './prompts.queries.ts';
import { PromptCard } from './prompt-card.tsx';
import { useLoadMore } from '#lib/use-load-more.ts';

interface PromptGridProps {
  filters: PromptFilters;
  /** Shown when nothing matches. */
  empty: React.ReactNode;
  /** Called when somebody points at a card, to load the page behind it. */
  onReach?: () => void;
  /** Only the first page, without "Load more": for rows on the home page. */
  preview?: number;
}

const EAGER_CARDS = 4;

/** Prompts as cards: skeletons, empty, error with retry, and more as the reader scrolls. */
export function PromptGrid({ filters, empty, onReach, preview }: PromptGridProps) {
  const client = useQueryClient();
  const prompts = useInfiniteQuery(promptsQuery(filters));
  const sentinel = useLoadMore(!preview && prompts.hasNextPage && !prompts.isFetchingNextPage, () => void prompts.fetchNextPage());
  if (prompts.isPending) return <GridSkeleton cards={preview ?? 8} />;
  if (prompts.isError) {
    return <Alert tone="bad" title="The shelves could not be fetched" action={<Button size="sm" onClick={() => void prompts.refetch()}>Try again</Button>}>Nothing is lost. The shop did not answer.</Alert>;
  }
  const all = prompts.data.pages.flatMap((page) => page.items).slice(0, preview);
  if (all.length === 0) return empty;
  return (
    <>
      <ul className={grid}>
        {all.map((prompt, index) => (
          <li key={prompt.id} className={css({ display: 'grid', minWidth: '0' })}>
            <PromptCard
              prompt={prompt}
              eager={index < EAGER_CARDS}
              onReach={() => {
                onReach?.();
                void client.prefetchQuery(promptQuery(prompt.slug));
              }}
            />
          </li>
        ))}
      </ul>
      {!preview && prompts.hasNextPage && (
        <div ref={sentinel} className={css({ display: 'grid', placeItems: 'center', marginBlockStart: '8' })}>
          <Button busy={prompts.isFetchingNextPage} busyLabel="Loading…" onClick={() => void prompts.fetchNextPage()}>Load more</Button>
        </div>
      )}
    </>
  );
}

export function GridSkeleton({ cards }: { cards: number }) {
  return (
    <div className={grid} aria-busy="true">
      {Array.from({ length: cards }, (_, index) => <Skeleton key={index} className={css({ height: { base: '[230px]', md: '[340px]' }, borderRadius: 'lg' })} />)}
    </div>
  );
}

const grid = css({ display: 'grid', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }, gap: { base: '3', md: '5' } });
