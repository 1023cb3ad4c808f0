import type { BodyOf } from '#contracts/endpoint.ts';
import type { decideAgent as endpoint } from '#contracts/agent-admin.ts';
import type { Tx } from '#kernel/db/database.ts';
import { invalid } from '#kernel/errors.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { AgentsContext } from '../agents-context.ts';
import { notWaiting, ownWork } from '../agents.errors.ts';
import { agentReviewed } from '../agents.events.ts';
import { lockAgent } from '../queries/find-agent.ts';
import { releaseVersion } from './versions.ts';

/** The moderator who decides, and the id of the request. Both go into the audit log. */
export interface ModeratorCall {
  viewer: Viewer;
  requestId: string;
}

const NOTE_MIN = 10;
const OUTCOMES = { approve: 'approved', request_changes: 'changes_requested', reject: 'rejected' } as const;

/**
 * Approves a waiting version of an agent, or sends it back with a reason (docs/rules/agents.md#review). The published version stays until an
 * approval.
 * @throws AppError not_found, not_waiting, own_work, invalid_request
 */
export async function decideAgent(tx: Tx, context: AgentsContext, { viewer, requestId }: ModeratorCall, agentId: string, { decision, note, rule }: BodyOf<typeof endpoint>): Promise<void> {
  const agent = await lockAgent(tx, agentId);
  if (agent.ownerId === viewer.userId) throw ownWork();
  const waiting = await tx('agent_versions').where({ agent_id: agentId, status: 'in_review' }).first('id', 'visibility');
  if (!waiting || agent.deletedAt !== null) throw notWaiting();
  if (decision !== 'approve' && (rule === undefined || note.length < NOTE_MIN)) throw invalid([{ path: [rule === undefined ? 'rule' : 'note'], message: 'Name the rule, and say in a sentence what to do about it.' }]);
  const { clock, outbox } = context;
  await tx('agent_versions').where({ id: waiting.id }).update({ decided_by: viewer.userId, review_note: note });
  if (decision === 'approve') {
    await tx('agent_versions').where({ id: waiting.id }).update({ cleared: true });
    await releaseVersion(tx, context, agent, waiting.id, waiting.visibility);
  } else {
    await tx('agent_versions').where({ id: waiting.id }).update({ status: 'rejected' });
    await tx('agents').where({ id: agentId }).update({ review_note: note, updated_at: clock.now() });
    await tx('agents').where({ id: agentId, status: 'in_review' }).update({ status: 'rejected' });
  }
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: `agents.${decision}`, target: { type: 'agent', id: agentId, label: agent.name }, ...(note === '' ? {} : { reason: note }), details: rule === undefined ? {} : { rule } }));
  await outbox.publish(tx, agentReviewed, { agentId, name: agent.name, ownerId: agent.ownerId, versionId: waiting.id, outcome: OUTCOMES[decision], note });
}
