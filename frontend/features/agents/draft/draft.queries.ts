import { queryOptions } from '@tanstack/react-query';
import { getAgentDraft } from '#contracts/agent-builder.ts';
import { call } from '#lib/call.ts';
import { livingTabs } from '#shared/draft-sync/tab-identity.ts';

/**
 * Loads the viewer's own agent (null for a new one) and the ids of all open tabs. The builder must not offer a local copy that another tab
 * still writes. Never cached, because another device may have saved.
 */
export const openedAgentQuery = (agentId: string | null) =>
  queryOptions({
    queryKey: [getAgentDraft.path, agentId] as const,
    queryFn: async ({ signal }) => ({ agent: agentId === null ? null : (await call(getAgentDraft, { params: { id: agentId }, signal })).agent, openTabs: await livingTabs() }),
    staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false,
  });
