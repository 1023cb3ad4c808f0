import { decideAgent as decideEndpoint, listAdminAgents, openAgentReviewFile } from '#contracts/agent-admin.ts';
import { permit } from '#contracts/permissions.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { AgentsContext } from './agents-context.ts';
import { decideAgent } from './commands/decide-agent.ts';
import { adminAgents, openReviewFile } from './queries/admin-agents.ts';

/** Registers the endpoints with which moderators list waiting agents, read their review files and decide. */
export function agentsAdminRoutes(routes: Routes, context: AgentsContext): void {
  routes.read(listAdminAgents, permit('marketplace.moderate'), ({ query }) => adminAgents(context, query));
  routes.write(openAgentReviewFile, permit('marketplace.moderate'), ({ params, viewer, requestId }, tx) => openReviewFile(tx, context, { viewer, requestId }, params.id));
  routes.write(decideEndpoint, permit('marketplace.moderate'), async ({ params, body, viewer, requestId }, tx) => {
    await decideAgent(tx, context, { viewer, requestId }, params.id, body);
    return { success: true as const };
  });
}
