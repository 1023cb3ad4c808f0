import type { ModerationTarget, StandingTarget, TargetPage } from '#modules/moderation/moderation-target.port.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AgentsContext } from './agents-context.ts';
import { agentRemoved } from './agents.events.ts';
import { hideAgent, showAgent } from './commands/hide-agent.ts';
import { withdrawWaiting } from './commands/versions.ts';
import { AGENT_COLUMNS, openedAgent } from './queries/find-agent.ts';
import type { AgentRow } from './queries/find-agent.ts';

const BY_IDS = `select ${AGENT_COLUMNS} from agents a where a.id = any(cast(? as uuid[]))`;
const agentsOf = (connection: Connection, ids: readonly string[]): Promise<AgentRow[]> => rows<AgentRow>(connection, BY_IDS, [[...ids]]);

const REMOVE = `
  update agents set status = 'removed', removed_rule = :rule, updated_at = :now where id = :id and status <> 'removed' and deleted_at is null
  returning id, owner_id as "ownerId", name`;
// A restored agent stays private if its author withdrew it meanwhile, and stays hidden if a moderator hid it before.
const RESTORE = `
  update agents set status = case when published_version_id is null or visibility = 'private' or hidden_rule is not null then 'draft' else 'published' end, removed_rule = null, updated_at = :now
  where id = :id and status = 'removed'`;

const standingTarget = ({ id, ownerId, name, description }: AgentRow): StandingTarget => ({ id, page: { type: 'agent', id }, authorId: ownerId, excerpt: [name, description].filter(Boolean).join(': ') });

/** Lets members report agents, and moderators remove and restore them. Chats with a hidden or removed agent stay readable. */
export const agentTarget = ({ clock, outbox }: Pick<AgentsContext, 'clock' | 'outbox'>): ModerationTarget => ({
  type: 'agent',
  titleOf: (title) => title,
  quoted: true,
  async opened(connection, id, viewerId) {
    return standingTarget(await openedAgent(connection, id, viewerId));
  },
  async standing(connection, ids) {
    return new Map((await agentsOf(connection, ids)).filter(({ status, deletedAt }) => status !== 'removed' && deletedAt === null).map((agent) => [agent.id, standingTarget(agent)]));
  },
  async remove(tx, id, rule) {
    const [removed] = await rows<{ id: string; ownerId: string; name: string }>(tx, REMOVE, { id, rule, now: clock.now() });
    if (!removed) return null;
    await withdrawWaiting(tx, id);
    await outbox.publish(tx, agentRemoved, { agentId: id, name: removed.name, ownerId: removed.ownerId, reason: 'moderated' });
    return { words: null };
  },
  async restore(tx, id) {
    await rows(tx, RESTORE, { id, now: clock.now() });
  },
  hiding: { hide: (tx, ...hiding) => hideAgent(tx, { clock, outbox }, ...hiding), show: (tx, id) => showAgent(tx, { clock }, id) },
  async pages(connection, ids) {
    return new Map((await agentsOf(connection, ids)).map(({ id, name, slug, ownerId }): [string, TargetPage] => [id, { type: 'agent', id, title: name, slug, ownerId }]));
  },
});
