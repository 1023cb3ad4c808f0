import { z } from 'zod';
import type { AdminAgent, AgentReviewFile, listAdminAgents as endpoint } from '#contracts/agent-admin.ts';
import type { AgentDefinition } from '#contracts/agent-builder.ts';
import type { AgentVisibility } from '#contracts/agents.ts';
import { HOUR_MS } from '#contracts/durations.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { InboxEntry } from '#contracts/inbox.ts';
import { REVIEW_HOURS } from '#contracts/moderation.ts';
import { one } from '#contracts/must.ts';
import { afterPlace, cursorTime, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { AgentsContext } from '../agents-context.ts';
import { agentMissing } from '../agents.errors.ts';
import type { ModeratorCall } from '../commands/decide-agent.ts';
import { textsOf } from '../domain/definition.ts';
import { AGENT_COLUMNS } from './find-agent.ts';
import type { AgentRow } from './find-agent.ts';

interface AdminRow extends AgentRow {
  submittedAt: Date | null;
}

const PLACE = z.strictObject({ at: cursorTime, id: z.uuid() });
const COLUMNS = `${AGENT_COLUMNS}, w.created_at as "submittedAt"`;
/** Leaves out agents that their authors kept private, because moderators need not see them. */
const SHARED = `exists (select from agent_versions v where v.agent_id = a.id and v.visibility <> 'private')`;
const WAITING = `
  select ${COLUMNS} from agent_versions w join agents a on a.id = w.agent_id
  where w.status = 'in_review' and a.deleted_at is null and (cast(:q as text) is null or a.name ilike '%' || cast(:q as text) || '%')
    and (cast(:at as timestamptz) is null or (w.created_at, a.id) > (cast(:at as timestamptz), cast(:after as uuid)))
  order by w.created_at, a.id limit :limit`;
const ALL = `
  select ${COLUMNS} from agents a left join agent_versions w on w.agent_id = a.id and w.status = 'in_review'
  where a.deleted_at is null and ${SHARED} and (cast(:q as text) is null or a.name ilike '%' || cast(:q as text) || '%')
    and (cast(:at as timestamptz) is null or (a.updated_at, a.id) < (cast(:at as timestamptz), cast(:after as uuid)))
  order by a.updated_at desc, a.id desc limit :limit`;
const ONE = `select ${COLUMNS} from agents a left join agent_versions w on w.agent_id = a.id and w.status = 'in_review' where a.id = ? and a.deleted_at is null and ${SHARED}`;

const dueAt = (submittedAt: Date): string => new Date(submittedAt.getTime() + REVIEW_HOURS * HOUR_MS).toISOString();

async function present(connection: Connection, { identity }: AgentsContext, found: readonly AdminRow[]): Promise<AdminAgent[]> {
  const authors = await identity.creators(connection, found.map(({ ownerId }) => ownerId));
  return found.map(({ id, slug, name, description, status, visibility, official, ownerId, surcharge, usersWeek, likes, submittedAt, updatedAt }) => ({
    id, slug, name, description, status: submittedAt !== null && status !== 'published' ? 'in_review' : status, visibility, official, author: authors.get(ownerId) ?? null, surcharge, usersWeek, likes,
    submittedAt: submittedAt?.toISOString() ?? null, dueAt: submittedAt && dueAt(submittedAt), updatedAt: updatedAt.toISOString(),
  }));
}

/** Returns a page of agents for moderators: the waiting ones, or all that were ever submitted. @throws AppError invalid_request for a foreign cursor */
export async function adminAgents(context: AgentsContext, { waiting: which, q, cursor, limit }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const waiting = which === 'true';
  const place = afterPlace(cursor, PLACE);
  const bindings = { q: q ? q.replace(/[\\%_]/g, '\\$&') : null, at: place?.at ?? null, after: place?.id ?? null, limit: limit + 1 };
  const found = waiting ? await rows<AdminRow & { submittedAt: Date }>(knex, WAITING, bindings) : await rows<AdminRow>(knex, ALL, bindings);
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ at: (waiting ? last.submittedAt ?? last.updatedAt : last.updatedAt).toISOString(), id: last.id }));
  return { items: await present(knex, context, page), nextCursor };
}

interface VersionRow {
  number: number;
  status: 'in_review' | 'published' | 'rejected' | 'replaced';
  changeNote: string;
  visibility: AgentVisibility;
  createdAt: Date;
  definition: AgentDefinition;
}

const VERSIONS = `
  select v.number, v.status, v.change_note as "changeNote", v.visibility, v.created_at as "createdAt", v.definition
  from agent_versions v join agents a on a.id = v.agent_id where v.agent_id = ? and (v.status = 'in_review' or v.id = a.published_version_id)`;

/** Returns an agent with its sealed texts for a moderator, and records the access in the audit log (docs/rules/agents.md#seal). @throws AppError not_found */
export async function openReviewFile(tx: Tx, context: AgentsContext, { viewer, requestId }: ModeratorCall, agentId: string): Promise<AgentReviewFile> {
  const found = await rows<AdminRow>(tx, ONE, [agentId]);
  if (found.length === 0) throw agentMissing();
  const agent = one(await present(tx, context, found));
  const versions = await rows<VersionRow>(tx, VERSIONS, [agentId]);
  const waiting = versions.find(({ status }) => status === 'in_review');
  const published = versions.find(({ status }) => status !== 'in_review');
  const attached = versions.flatMap(({ definition }) => definition.prompts.map(({ promptId }) => promptId));
  const refs = await context.prompts.refs(tx, attached);
  await context.outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'agents.read_instructions', target: { type: 'agent', id: agentId, label: agent.name } }));
  return {
    agent,
    waiting: waiting ? { number: waiting.number, changeNote: waiting.changeNote, submittedAt: waiting.createdAt.toISOString(), visibility: waiting.visibility, definition: waiting.definition } : null,
    published: published ? { number: published.number, definition: published.definition } : null,
    words: waiting ? context.suspiciousWords(textsOf(waiting.definition)) : [],
    prompts: Object.fromEntries([...refs].map(([id, { title }]) => [id, title])),
  };
}

const QUEUE = `select count(*) as count, min(v.created_at) as oldest from agent_versions v join agents a on a.id = v.agent_id where v.status = 'in_review' and a.deleted_at is null`;

/** Counts the agents that wait for a moderator, for the staff inbox. */
export async function waitingAgents(connection: Connection): Promise<InboxEntry[]> {
  const { count, oldest } = one(await rows<{ count: number; oldest: Date | null }>(connection, QUEUE));
  return [{ queue: 'agents', count, oldestAt: oldest?.toISOString() ?? null, dueAt: oldest === null ? null : dueAt(oldest) }];
}
