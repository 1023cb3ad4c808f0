import { queryOptions } from '@tanstack/react-query';
import { getAgentDraft } from '#contracts/agent-builder.ts';
import { call } from '#lib/call.ts';

/** An own agent as its author edits it. Always asked for: another device may have saved. */
export const agentDraftQuery = (agentId: string) =>
  queryOptions({ queryKey: [getAgentDraft.path, agentId] as const, queryFn: async ({ signal }) => (await call(getAgentDraft, { params: { id: agentId }, signal })).agent, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false });
