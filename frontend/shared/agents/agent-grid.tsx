import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { centered, errorText, hstack, metaText, stack } from '#styled/patterns';
import type { AgentCard as Agent } from '#contracts/agents.ts';
import { useLoadMore } from '#lib/use-load-more.ts';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AgentCard } from './agent-card.tsx';
import { agentsQuery } from './agents.queries.ts';
import type { AgentFilters } from './agents.queries.ts';
import { AGENT_GRID } from './agents.words.ts';

interface AgentGridProps {
  filters: AgentFilters;
  /** Shown when no agent matches the filters. */
  empty: ReactNode;
  /** Returns the address that an agent's card opens. */
  pathOf(agent: Agent): string;
  /** Number of matching agents; undefined while it is unknown. */
  total?: number | undefined;
  onReach?: () => void;
  /** Element in place of the star, such as Edit on an own agent. */
  cornerOf?: (agent: Agent) => ReactNode;
  noteOf?: (agent: Agent) => ReactNode;
}

/** A grid of agents with skeletons, an empty state, an error with retry, and more pages while the reader scrolls. */
export function AgentGrid({ filters, empty, pathOf, total, onReach, cornerOf, noteOf }: AgentGridProps) {
  const found = useInfiniteQuery(agentsQuery(filters));
  const sentinel = useLoadMore(found.hasNextPage && !found.isFetchingNextPage && !found.isFetchNextPageError, () => void found.fetchNextPage());
  if (found.isPending) return <AgentGridSkeleton cards={12} />;
  if (found.isError && !found.data) return <FetchProblem error={found.error} onRetry={() => void found.refetch()} />;
  const all = found.data.pages.flatMap((page) => page.items);
  if (all.length === 0) return empty;
  return (
    <>
      <ul className={grid}>{all.map((agent) => <li key={agent.id} className={stack({ minWidth: '0' })}><AgentCard agent={agent} to={pathOf(agent)} onReach={onReach} corner={cornerOf?.(agent)} note={noteOf?.(agent)} /></li>)}</ul>
      {found.hasNextPage && (
        <div ref={sentinel} className={centered({ gap: '3', marginBlockStart: '8' })}>
          {found.isFetchNextPageError && <p role="alert" className={errorText()}>{AGENT_GRID.moreFailed}</p>}
          <div className={hstack({ gap: '4' })}>
            <Button busy={found.isFetchingNextPage} busyLabel={AGENT_GRID.busyLabel} onClick={() => void found.fetchNextPage()}>{AGENT_GRID.loadMoreButton}</Button>
            {total !== undefined && <span className={metaText({ tabular: true })}>{AGENT_GRID.shownText(all.length, total)}</span>}
          </div>
        </div>
      )}
    </>
  );
}

/** One placeholder per expected card, with the same height. */
export const AgentGridSkeleton = ({ cards }: { cards: number }) => (
  <div className={grid} aria-busy="true">{Array.from({ length: cards }, (_, index) => <Skeleton key={index} radius="lg" className={css({ height: { base: '[152px]', md: '[170px]' } })} />)}</div>
);

const grid = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(256px, 1fr))' } });
