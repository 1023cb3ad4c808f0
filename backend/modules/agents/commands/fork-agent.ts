import type { AgentDefinition } from '#contracts/agent-builder.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AgentsContext } from '../agents-context.ts';
import { agentMissing, mayNotFork } from '../agents.errors.ts';
import { openedAgent } from '../queries/find-agent.ts';
import type { AgentRow } from '../queries/find-agent.ts';
import { createAgent } from './create-agent.ts';

const PUBLISHED = 'select v.definition from agents a join agent_versions v on v.id = a.published_version_id where a.id = ?';

/**
 * Forks an agent: copies the published version into a private draft that names its origin (docs/rules/agents.md#forks). The fork is free and has
 * no picture. It keeps the licence, so that its forks must name their origin too.
 * @throws AppError not_found, may_not_fork, agents_full
 */
export async function forkAgent(tx: Tx, context: AgentsContext, userId: string, agentId: string): Promise<AgentRow> {
  const agent = await openedAgent(tx, agentId, userId);
  if (agent.versionId === null) throw agentMissing();
  const { definition } = one(await rows<{ definition: AgentDefinition }>(tx, PUBLISHED, [agent.id]));
  if (agent.ownerId !== userId && definition.license !== 'fork_credit') throw mayNotFork();
  return createAgent(tx, context, userId, { ...definition, avatarFileId: null, surcharge: 0, supportContact: null }, { forkedFromId: agent.id });
}
