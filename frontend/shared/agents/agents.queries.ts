import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getAgent, getAgentsOverview, listAgents } from '#contracts/agents.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { call } from '#lib/call.ts';
import { FIRST_RENDERED_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** Filters of a list of agents; the page's address holds each of them. */
export type AgentFilters = Partial<Omit<QueryOf<typeof listAgents>, 'cursor' | 'limit'>>;

export const agentKeys = {
  all: [listAgents.path] as const,
  lists: [listAgents.path, 'list'] as const,
  overview: [listAgents.path, 'overview'] as const,
  detail: (idOrSlug: string) => [listAgents.path, 'detail', idOrSlug] as const,
};

/** Fetches a list of agents, 24 a page. */
export const agentsQuery = (filters: AgentFilters) =>
  infiniteQueryOptions({
    queryKey: [...agentKeys.lists, filters] as const,
    ...timesOf(listAgents),
    queryFn: ({ pageParam, signal }) => call(listAgents, { query: { ...filters, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: FIRST_RENDERED_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Fetches the number of agents, and the agents picked for today. */
export const agentsOverviewQuery = queryOptions({
  queryKey: agentKeys.overview,
  ...timesOf(getAgentsOverview),
  queryFn: ({ signal }) => call(getAgentsOverview, { signal }),
});

/** Fetches one agent as the viewer may see it. */
export const agentQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: agentKeys.detail(idOrSlug),
    ...timesOf(getAgent),
    queryFn: async ({ signal }) => (await call(getAgent, { params: { id: idOrSlug }, signal })).agent,
  });

/** Refetches the lists of agents and the agents on the screen now, and all other fetched ones when they are shown again. */
export const refreshAgents = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: agentKeys.all });
