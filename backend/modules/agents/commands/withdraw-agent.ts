import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AgentsContext } from '../agents-context.ts';
import { agentRemoved } from '../agents.events.ts';
import { definitionChecksum, wholeDefinition } from '../domain/definition.ts';
import { findAgent, lockOwnAgent } from '../queries/find-agent.ts';
import type { AgentRow } from '../queries/find-agent.ts';
import { withdrawWaiting } from './versions.ts';

const OFF = `
  update agents set status = 'draft', visibility = 'private', updated_at = :now where id = :id and status in ('published', 'in_review', 'rejected')`;

/** Takes an agent out of the lists, and withdraws a waiting version. Its author can still talk to it. @throws AppError not_found */
export async function unpublishAgent(tx: Tx, context: AgentsContext, userId: string, agentId: string): Promise<AgentRow> {
  const agent = await lockOwnAgent(tx, agentId, userId);
  await withdrawWaiting(tx, agent.id);
  await rows(tx, OFF, { id: agent.id, now: context.clock.now() });
  if (agent.status === 'published') await context.outbox.publish(tx, agentRemoved, { agentId: agent.id, name: agent.name, ownerId: userId, reason: 'unpublished' });
  return findAgent(tx, agent.id);
}

const FILES = `
  select v.definition ->> 'avatarFileId' as "fileId" from agent_versions v where v.agent_id = :id and v.definition ->> 'avatarFileId' is not null
  union all select a.draft ->> 'avatarFileId' from agents a where a.id = :id and a.draft ->> 'avatarFileId' is not null`;

/** Lists the pictures that draft and versions of an agent claim, once per claim. */
export const filesOfAgent = async (tx: Tx, agentId: string): Promise<string[]> => (await rows<{ fileId: string }>(tx, FILES, { id: agentId })).map(({ fileId }) => fileId);

/**
 * Deletes an own agent with its texts, versions and picture, and people's favourites, likes and memories. A row with its name remains, so that
 * chats of other people stay readable.
 * @throws AppError not_found
 */
export async function deleteAgent(tx: Tx, context: AgentsContext, userId: string, agentId: string): Promise<void> {
  const agent = await lockOwnAgent(tx, agentId, userId);
  const { clock, media, outbox } = context;
  const now = clock.now();
  // Releases each file by a call of its own, because one call releases a file once and several claims may name it.
  for (const fileId of await filesOfAgent(tx, agent.id)) await media.release(tx, [fileId]);
  const left = wholeDefinition({ name: agent.name });
  await tx('agents').where({ id: agent.id }).update({
    ...(agent.status === 'removed' ? {} : { status: 'draft' }), visibility: 'private', published_version_id: null, avatar_file_id: null, draft: JSON.stringify(left), checksum: definitionChecksum(left),
    likes: 0, users_week: 0, deleted_at: now, updated_at: now,
  });
  await tx('agent_versions').where({ agent_id: agent.id }).delete();
  for (const table of ['agent_likes', 'agent_favourites', 'agent_memories', 'agent_people'] as const) await tx(table).where({ agent_id: agent.id }).delete();
  await outbox.publish(tx, agentRemoved, { agentId: agent.id, name: agent.name, ownerId: userId, reason: 'deleted' });
}
