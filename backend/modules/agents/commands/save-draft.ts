import type { AgentDefinition } from '#contracts/agent-builder.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { AgentsContext } from '../agents-context.ts';
import { draftConflict } from '../agents.errors.ts';
import { definitionChecksum, shownColumns } from '../domain/definition.ts';
import { storedAgentDraft, presentDraft } from '../queries/stored-agent-draft.ts';
import type { StoredAgentDraft } from '../queries/stored-agent-draft.ts';
import { findAgent, lockOwnAgent } from '../queries/find-agent.ts';
import type { AgentRow } from '../queries/find-agent.ts';
import { slugOf } from './create-agent.ts';
import { moveAvatar } from './move-avatar.ts';

/**
 * Saves an agent's draft that was edited from `revision` (docs/rules/agents.md#drafts). Saving the stored definition again is no conflict,
 * because the first answer may have been lost.
 * @throws AppError not_found, invalid_request, draft_conflict with the stored draft
 */
export async function saveDraft(tx: Tx, context: AgentsContext, userId: string, agentId: string, { revision, definition }: { revision: number; definition: AgentDefinition }): Promise<AgentRow> {
  const agent = await lockOwnAgent(tx, agentId, userId);
  const state = await storedAgentDraft(tx, agent.id);
  if (state.revision !== revision) {
    if (state.checksum === definitionChecksum(definition)) return agent;
    throw draftConflict(await presentDraft(tx, context, agent));
  }
  return writeDraft(tx, context, agent, state, definition);
}

/** Replaces the draft's definition. The caller has locked the agent. The published version stays. */
export async function writeDraft(tx: Tx, context: AgentsContext, agent: AgentRow, { definition: before, revision }: Pick<StoredAgentDraft, 'definition' | 'revision'>, definition: AgentDefinition): Promise<AgentRow> {
  const now = context.clock.now();
  await moveAvatar(tx, context, agent.ownerId, before.avatarFileId, definition.avatarFileId);
  await tx('agents').where({ id: agent.id }).update({
    draft: JSON.stringify(definition), checksum: definitionChecksum(definition), revision: revision + 1, saved_at: now, updated_at: now,
    // Until the first publication the address follows the agent's name. After it the address never changes.
    ...(agent.versionId === null ? { ...shownColumns(definition), slug: slugOf(definition.name, agent.id) } : {}),
  });
  return findAgent(tx, agent.id);
}
