import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AgentsContext } from '../agents-context.ts';
import { agentRemoved } from '../agents.events.ts';
import { lockAgent } from '../queries/find-agent.ts';

const HIDE = `
  update agents set status = 'draft', hidden_rule = :rule, review_note = :note, updated_at = :now
  where id = :id and status = 'published' and visibility <> 'private' and deleted_at is null returning id`;

/**
 * Hides an agent from other people until a moderator approves a changed version. A waiting version is sent back, because its author must read
 * the note first. Returns `false` and changes nothing if other people cannot see the agent.
 * @throws AppError not_found
 */
export async function hideAgent(tx: Tx, { clock, outbox }: Pick<AgentsContext, 'clock' | 'outbox'>, id: string, rule: string, note: string): Promise<boolean> {
  const { name, ownerId } = await lockAgent(tx, id);
  if ((await rows(tx, HIDE, { id, rule, note, now: clock.now() })).length === 0) return false;
  await tx('agent_versions').where({ agent_id: id, status: 'in_review' }).update({ status: 'rejected', review_note: note });
  await outbox.publish(tx, agentRemoved, { agentId: id, name, ownerId, reason: 'moderated' });
  return true;
}

// Shows a hidden agent again, but keeps it private if its author withdrew it meanwhile.
const SHOW = `
  update agents set status = case when visibility = 'private' then status else 'published' end, hidden_rule = null, review_note = null, updated_at = :now
  where id = :id and hidden_rule is not null and status <> 'removed' and deleted_at is null`;

/**
 * Shows a hidden agent to other people again. A changed version that waits for a moderator still waits. Does nothing if the agent is not
 * hidden.
 * @throws AppError not_found
 */
export async function showAgent(tx: Tx, { clock }: Pick<AgentsContext, 'clock'>, id: string): Promise<void> {
  await lockAgent(tx, id);
  await rows(tx, SHOW, { id, now: clock.now() });
}
