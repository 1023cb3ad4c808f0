import type { BodyOf } from '#contracts/endpoint.ts';
import type { improveInstructions as endpoint } from '#contracts/agent-builder.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { RunCall } from '#modules/generation/index.ts';
import type { AgentsContext } from '../agents-context.ts';
import { agentIncomplete, draftConflict } from '../agents.errors.ts';
import { storedAgentDraft, presentDraft } from '../queries/stored-agent-draft.ts';
import { ownAgent } from '../queries/find-agent.ts';

/**
 * Starts a run of the author that proposes better instructions (docs/rules/agents.md#improve). It changes no draft: the builder shows the text
 * as a proposal.
 * @throws AppError not_found, draft_conflict, agent_incomplete; and as every run
 */
export async function improveInstructions(tx: Tx, context: AgentsContext, call: RunCall, agentId: string, { revision, wish = '' }: Pick<BodyOf<typeof endpoint>, 'revision' | 'wish'>): Promise<{ generationId: string }> {
  const agent = await ownAgent(tx, agentId, call.viewer.userId);
  const state = await storedAgentDraft(tx, agent.id);
  if (state.revision !== revision) throw draftConflict(await presentDraft(tx, context, agent));
  const { name, instructions } = state.definition;
  if (instructions.trim() === '') throw agentIncomplete([{ field: 'instructions', message: 'Write at least one line first.' }]);
  return context.freeRuns.rewrite(tx, call, { title: `Improve: ${name.trim() || 'agent'}`, text: instructions, wish });
}
