import {
  createAgent as createEndpoint, deleteAgent as deleteEndpoint, drawAgentAvatar, getAgentDraft, getAgentPerformance, getAgentVersion, improveInstructions as improveEndpoint, listAgentVersions, publishAgent as publishEndpoint,
  saveAgentDraft, unpublishAgent as unpublishEndpoint,
} from '#contracts/agent-builder.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { AgentsContext } from './agents-context.ts';
import { createAgent } from './commands/create-agent.ts';
import { drawAvatar } from './commands/draw-avatar.ts';
import { improveInstructions } from './commands/improve-instructions.ts';
import { publishAgent } from './commands/publish-agent.ts';
import { saveDraft } from './commands/save-draft.ts';
import { deleteAgent, unpublishAgent } from './commands/withdraw-agent.ts';
import { presentDraft } from './queries/stored-agent-draft.ts';
import { ownAgent } from './queries/find-agent.ts';
import { performanceOf } from './queries/performance.ts';
import { agentVersion, agentVersions } from './queries/versions.ts';

/** Registers the endpoints with which authors build and publish their agents. Other people get 404. */
export function builderRoutes(routes: Routes, context: AgentsContext): void {
  const { knex } = context.db;
  routes.write(createEndpoint, 'member', async ({ body, viewer }, tx) => ({ agent: await presentDraft(tx, context, await createAgent(tx, context, viewer.userId, body.definition ?? {})) }));
  routes.read(getAgentDraft, 'member', async ({ params, viewer }) => ({ agent: await presentDraft(knex, context, await ownAgent(knex, params.id, viewer.userId)) }));
  routes.write(saveAgentDraft, 'member', async ({ params, body, viewer }, tx) => ({ agent: await presentDraft(tx, context, await saveDraft(tx, context, viewer.userId, params.id, body)) }));
  routes.write(publishEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ agent: await presentDraft(tx, context, await publishAgent(tx, context, viewer.userId, params.id, body)) }));
  routes.write(unpublishEndpoint, 'member', async ({ params, viewer }, tx) => ({ agent: await presentDraft(tx, context, await unpublishAgent(tx, context, viewer.userId, params.id)) }));
  routes.write(deleteEndpoint, 'member', async ({ params, viewer }, tx) => {
    await deleteAgent(tx, context, viewer.userId, params.id);
    return { success: true as const };
  });
  routes.write(drawAgentAvatar, 'member', (call, tx) => drawAvatar(tx, context, call, call.params.id));
  routes.write(improveEndpoint, 'member', (call, tx) => improveInstructions(tx, context, call, call.params.id, call.body));
  routes.read(listAgentVersions, 'member', ({ params, query, viewer }) => agentVersions(knex, viewer.userId, params.id, query.cursor));
  routes.read(getAgentVersion, 'member', ({ params, viewer }) => agentVersion(knex, viewer.userId, params.id, params.number));
  routes.read(getAgentPerformance, 'member', ({ params, query, viewer }) => performanceOf(context, viewer.userId, params.id, query.days));
}
