import { queryOptions } from '@tanstack/react-query';
import { getAgentMemory } from '#contracts/agents.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Query for the facts that an agent remembers about the viewer. */
export const memoryQuery = (agentId: string) =>
  queryOptions({
    queryKey: [getAgentMemory.path, agentId],
    ...timesOf(getAgentMemory),
    queryFn: async ({ signal }) => (await call(getAgentMemory, { params: { id: agentId }, signal })).facts,
  });
