import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AgentsContext } from '../agents-context.ts';
import type { AgentInChats } from '../agents.ts';
import { mayOpen } from '../agents.policy.ts';
import { AGENT_COLUMNS } from './find-agent.ts';
import type { AgentRow } from './find-agent.ts';

const BY_IDS = `select ${AGENT_COLUMNS} from agents a where a.id = any(cast(? as uuid[]))`;

/** Returns agents by id as a person's chats show them, in one query. One that the person may not open any more keeps its name and is marked as unavailable. */
export async function shownAgents(connection: Connection, { media }: Pick<AgentsContext, 'media'>, agentIds: readonly string[], userId: string | null): Promise<Map<string, AgentInChats>> {
  if (agentIds.length === 0) return new Map();
  const found = await rows<AgentRow>(connection, BY_IDS, [[...new Set(agentIds)]]);
  return new Map(found.map((agent) => [agent.id, {
    agent: {
      id: agent.id, slug: agent.slug, name: agent.name, avatarUrl: agent.avatarFileId && media.urlOf(agent.avatarFileId),
      greeting: agent.greeting, starters: agent.starters, available: mayOpen(agent, userId),
    },
    surcharge: agent.ownerId === userId ? 0 : agent.surcharge,
  }]));
}
