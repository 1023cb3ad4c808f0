import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getAgentVersion, listAgentVersions } from '#contracts/agent-builder.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** Query for the versions of the viewer's own agent, newest first. */
export const agentVersionsQuery = (agentId: string) =>
  infiniteQueryOptions({
    queryKey: [listAgentVersions.path, agentId] as const,
    ...timesOf(listAgentVersions),
    staleTime: 0,
    queryFn: ({ pageParam, signal }) => call(listAgentVersions, { params: { id: agentId }, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Query for one version of an agent with its whole definition. A version never changes, so it is cached for ever. */
export const agentVersionQuery = (agentId: string, number: number) =>
  queryOptions({
    queryKey: [getAgentVersion.path, agentId, number] as const,
    ...timesOf(getAgentVersion),
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await call(getAgentVersion, { params: { id: agentId, number }, signal })).definition,
  });
