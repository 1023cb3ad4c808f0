import type { AgentDefinition } from '#contracts/agent-builder.ts';
import { AGENTS_LIMIT } from '#contracts/agent-builder.ts';
import { one } from '#contracts/must.ts';
import { codedSlug } from '#kernel/coded-slug.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { AgentsContext } from '../agents-context.ts';
import { agentsFull } from '../agents.errors.ts';
import { definitionChecksum, shownColumns, wholeDefinition } from '../domain/definition.ts';
import { lockOwnAgent } from '../queries/find-agent.ts';
import type { AgentRow } from '../queries/find-agent.ts';
import { moveAvatar } from './move-avatar.ts';

const COUNT = 'select count(*) as agents from agents where owner_id = ? and deleted_at is null';

interface NewAgent {
  forkedFromId?: string;
  official?: { slug: string };
}

/** Creates a private agent with a draft (docs/rules/agents.md#drafts). @throws AppError agents_full, invalid_request */
export async function createAgent(tx: Tx, context: AgentsContext, ownerId: string, part: Partial<AgentDefinition>, { forkedFromId, official }: NewAgent = {}): Promise<AgentRow> {
  // Locks, so that two parallel requests of a person cannot both count one agent below the limit.
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('agents ' || ?, 0))`, [ownerId]);
  if (one(await rows<{ agents: number }>(tx, COUNT, [ownerId])).agents >= AGENTS_LIMIT) throw agentsFull();
  const definition = wholeDefinition(part);
  const id = newId();
  const now = context.clock.now();
  await moveAvatar(tx, context, ownerId, null, definition.avatarFileId);
  await tx('agents').insert({
    id, owner_id: ownerId, official: official !== undefined, slug: official?.slug ?? slugOf(definition.name, id), ...shownColumns(definition), draft: JSON.stringify(definition),
    checksum: definitionChecksum(definition), saved_at: now, forked_from_id: forkedFromId ?? null, created_at: now, updated_at: now,
  });
  return lockOwnAgent(tx, id, ownerId);
}

/** Makes the address of an agent from its name and a unique code. */
export const slugOf = (name: string, agentId: string): string => codedSlug(name === '' ? 'agent' : name, agentId.slice(-12));
