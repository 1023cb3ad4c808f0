import type { BodyOf } from '#contracts/endpoint.ts';
import type { publishAgent as endpoint } from '#contracts/agent-builder.ts';
import type { AgentVisibility } from '#contracts/agents.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { AgentsContext } from '../agents-context.ts';
import { agentIncomplete, agentTakenDown, draftConflict, unchangedSinceReview } from '../agents.errors.ts';
import { textsOf } from '../domain/definition.ts';
import { storedAgentDraft, inspectDraft, presentDraft } from '../queries/stored-agent-draft.ts';
import { findAgent, lockOwnAgent } from '../queries/find-agent.ts';
import type { AgentRow } from '../queries/find-agent.ts';
import { insertVersion, releaseVersion, withdrawWaiting } from './versions.ts';

/**
 * Publishes an agent's draft as a version (docs/rules/agents.md#publishing). A free one is published at once. For other people, one with a
 * surcharge, suspicious words, or of a hidden agent waits for a review (docs/rules/moderation.md#hide-and-ask). An unchanged draft only
 * changes its visibility, so a second click makes no second version.
 * @throws AppError not_found, draft_conflict, agent_removed, agent_incomplete, unchanged
 */
export async function publishAgent(tx: Tx, context: AgentsContext, userId: string, agentId: string, { revision, visibility, changeNote = '' }: BodyOf<typeof endpoint>): Promise<AgentRow> {
  const agent = await lockOwnAgent(tx, agentId, userId);
  const state = await storedAgentDraft(tx, agent.id);
  if (state.revision !== revision) throw draftConflict(await presentDraft(tx, context, agent));
  if (agent.status === 'removed') throw agentTakenDown();
  const { problems } = await inspectDraft(tx, context, agent, state.definition, visibility !== 'private');
  if (problems.length > 0) throw agentIncomplete(problems);
  const cleared = agent.hiddenRule === null && state.definition.surcharge === 0 && context.suspiciousWords(textsOf(state.definition)).length === 0;
  if (state.latestId !== null && state.latestChecksum === state.checksum) {
    if (state.latestStatus === 'in_review') return waitFor(tx, context, agent, state.latestId, visibility);
    if ((state.latestStatus === 'rejected' || agent.hiddenRule !== null) && visibility !== 'private') throw unchangedSinceReview();
    if (state.latestStatus === 'published' && (state.latestCleared === true || visibility === 'private')) {
      await releaseVersion(tx, context, agent, state.latestId, visibility);
      return findAgent(tx, agent.id);
    }
  }
  await withdrawWaiting(tx, agent.id);
  const versionId = await insertVersion(tx, context, agent, { ...state, visibility, changeNote, cleared });
  if (cleared || visibility === 'private') await releaseVersion(tx, context, agent, versionId, visibility);
  else await wait(tx, context, agent.id);
  return findAgent(tx, agent.id);
}

/** The author submits a waiting version again. For other people it still waits, with the new visibility. For the author alone it is published at once. */
async function waitFor(tx: Tx, context: AgentsContext, agent: AgentRow, versionId: string, visibility: AgentVisibility): Promise<AgentRow> {
  if (visibility !== 'private') await tx('agent_versions').where({ id: versionId }).update({ visibility });
  else await releaseVersion(tx, context, agent, versionId, visibility);
  return findAgent(tx, agent.id);
}

async function wait(tx: Tx, { clock }: AgentsContext, agentId: string): Promise<void> {
  await tx('agents').where({ id: agentId }).update({ review_note: null, updated_at: clock.now() });
  await tx('agents').where({ id: agentId }).whereNot({ status: 'published' }).update({ status: 'in_review' });
}
