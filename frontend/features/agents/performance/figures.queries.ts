import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getAgentPerformance } from '#contracts/agent-builder.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Query for use, ratings and earnings of the viewer's own agent over the last days. */
export const figuresQuery = (agentId: string, days: number) =>
  queryOptions({
    queryKey: [getAgentPerformance.path, agentId, days] as const,
    ...timesOf(getAgentPerformance),
    queryFn: ({ signal }) => call(getAgentPerformance, { params: { id: agentId }, query: { days }, signal }),
    placeholderData: keepPreviousData,
  });
