import { forkAgent as forkEndpoint, getAgent, getAgentsOverview, listAgents as listEndpoint, setAgentFavourite, setAgentLike } from '#contracts/agents.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { AgentsContext } from './agents-context.ts';
import { forkAgent } from './commands/fork-agent.ts';
import { favourAgent, likeAgent } from './commands/keep-agent.ts';
import { agentDetail } from './queries/agent-detail.ts';
import { agentsOverview } from './queries/agents-overview.ts';
import { listAgents } from './queries/list-agents.ts';

const DONE = { success: true } as const;

/** Registers the endpoints with which people find, like and fork agents. */
export function agentsRoutes(routes: Routes, context: AgentsContext): void {
  const { knex } = context.db;
  routes.read(listEndpoint, 'member', ({ query, viewer }) => listAgents(context, viewer.userId, query));
  routes.read(getAgentsOverview, 'member', ({ viewer }) => agentsOverview(context, viewer.userId));
  routes.read(getAgent, 'member', async ({ params, viewer }) => ({ agent: await agentDetail(knex, context, params.id, viewer.userId) }));
  routes.write(setAgentFavourite, 'member', async ({ params, body, viewer }, tx) => {
    await favourAgent(tx, context, viewer.userId, params.id, body.favourite);
    return DONE;
  });
  routes.write(setAgentLike, 'member', async ({ params, body, viewer }, tx) => {
    await likeAgent(tx, context, viewer.userId, params.id, body.liked);
    return DONE;
  });
  routes.write(forkEndpoint, 'member', async ({ params, viewer }, tx) => ({ agent: await agentDetail(tx, context, (await forkAgent(tx, context, viewer.userId, params.id)).id, viewer.userId) }));
}
