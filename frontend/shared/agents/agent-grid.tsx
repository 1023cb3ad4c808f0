import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { metaText, stack } from '#styled/patterns';
import type { AgentCard as Agent } from '#contracts/agents.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AgentCard } from './agent-card.tsx';
import { agentsQuery } from './agents.queries.ts';
import type { AgentFilters } from './agents.queries.ts';
import { AGENT_GRID } from './agents.words.ts';

interface AgentGridProps {
  filters: AgentFilters;
  /** Element in place of the grid of agents when no agent matches the filters. */
  empty: ReactNode;
  /** Returns the address that an agent's card opens. */
  pathOf(agent: Agent): string;
  /** Number of agents that match the filters; undefined while it is unknown. */
  total?: number | undefined;
  onReach?: () => void;
  /** Element in the corner of an agent's card in place of the favourite star, such as Edit on an own agent. */
  cornerOf?: (agent: Agent) => ReactNode;
  noteOf?: (agent: Agent) => ReactNode;
}

/** A grid of agents with skeletons, an empty state, an error with retry, and more pages while the reader scrolls. */
export function AgentGrid({ filters, empty, pathOf, total, onReach, cornerOf, noteOf }: AgentGridProps) {
  const found = useInfiniteQuery(agentsQuery(filters));
  if (found.isPending) return <AgentGridSkeleton cards={12} />;
  if (found.isError && !found.data) return <FetchProblem error={found.error} onRetry={() => void found.refetch()} />;
  const all = found.data.pages.flatMap((page) => page.items);
  if (all.length === 0) return empty;
  return (
    <>
      <ul className={grid}>{all.map((agent) => <li key={agent.id} className={stack({ minWidth: '0' })}><AgentCard agent={agent} to={pathOf(agent)} onReach={onReach} corner={cornerOf?.(agent)} note={noteOf?.(agent)} /></li>)}</ul>
      <LoadMore list={found} what="agents">{total !== undefined && <span className={metaText({ tabular: true })}>{AGENT_GRID.shownText(all.length, total)}</span>}</LoadMore>
    </>
  );
}

/** While the agents load, the grid has one placeholder per expected card, with the same height. */
export const AgentGridSkeleton = ({ cards }: { cards: number }) => (
  <div className={grid} aria-busy="true">{Array.from({ length: cards }, (_, index) => <Skeleton key={index} radius="lg" className={css({ height: { base: '[152px]', md: '[170px]' } })} />)}</div>
);

const grid = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(256px, 1fr))' } });
