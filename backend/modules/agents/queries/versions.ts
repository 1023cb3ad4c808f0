import type { AgentDefinition, AgentVersion, getAgentVersion, listAgentVersions } from '#contracts/agent-builder.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { versionMissing } from '../agents.errors.ts';
import { ownAgent } from './find-agent.ts';

interface VersionRow extends Omit<AgentVersion, 'createdAt'> {
  createdAt: Date;
}

const PAGE_SIZE = 24;
const PAGE = `
  select id, number, change_note as "changeNote", status, created_at as "createdAt" from agent_versions
  where agent_id = :agentId and (cast(:after as uuid) is null or id < cast(:after as uuid)) order by id desc limit :limit`;
const ONE = `
  select id, number, change_note as "changeNote", status, created_at as "createdAt", definition from agent_versions where agent_id = :agentId and number = :number`;

const present = ({ id, number, changeNote, status, createdAt }: VersionRow): AgentVersion => ({ id, number, changeNote, status, createdAt: createdAt.toISOString() });

/** Returns a page of versions of an own agent, newest first. @throws AppError not_found, invalid_request for a foreign cursor */
export async function agentVersions(connection: Connection, userId: string, agentId: string, cursor: string | undefined): Promise<ResponseOf<typeof listAgentVersions>> {
  await ownAgent(connection, agentId, userId);
  const { page, nextCursor } = cutPageById(await rows<VersionRow>(connection, PAGE, { agentId, after: afterId(cursor), limit: PAGE_SIZE + 1 }), PAGE_SIZE);
  return { items: page.map(present), nextCursor };
}

/** Returns one version of an own agent with all its texts. @throws AppError not_found */
export async function agentVersion(connection: Connection, userId: string, agentId: string, number: number): Promise<ResponseOf<typeof getAgentVersion>> {
  await ownAgent(connection, agentId, userId);
  const [version] = await rows<VersionRow & { definition: AgentDefinition }>(connection, ONE, { agentId, number });
  if (!version) throw versionMissing();
  return { version: present(version), definition: version.definition };
}
