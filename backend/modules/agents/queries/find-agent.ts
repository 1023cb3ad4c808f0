import type { AgentCategory, AgentLicense, AgentStatus, AgentVisibility } from '#contracts/agents.ts';
import { id } from '#contracts/primitives.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { agentMissing } from '../agents.errors.ts';
import { mayOpen } from '../agents.policy.ts';

/** An agent for lists and chats. Its draft is read separately, because it has sealed texts. */
export interface AgentRow {
  id: string;
  ownerId: string;
  official: boolean;
  slug: string;
  status: AgentStatus;
  visibility: AgentVisibility;
  name: string;
  description: string;
  category: AgentCategory;
  avatarFileId: string | null;
  greeting: string;
  starters: string[];
  model: string | null;
  memory: boolean;
  surcharge: number;
  license: AgentLicense;
  versionId: string | null;
  publishedAt: Date | null;
  forkedFromId: string | null;
  likes: number;
  usersWeek: number;
  /** The rule for which a moderator hid the agent. Null once a changed version is approved. */
  hiddenRule: string | null;
  deletedAt: Date | null;
  updatedAt: Date;
}

export const AGENT_COLUMNS = `
  a.id, a.owner_id as "ownerId", a.official, a.slug, a.status, a.visibility, a.name, a.description, a.category, a.avatar_file_id as "avatarFileId", a.greeting, a.starters,
  a.model, a.memory, a.surcharge, a.license, a.published_version_id as "versionId", a.published_at as "publishedAt", a.forked_from_id as "forkedFromId", a.likes,
  a.users_week as "usersWeek", a.hidden_rule as "hiddenRule", a.deleted_at as "deletedAt", a.updated_at as "updatedAt"`;

const BY_ID = `select ${AGENT_COLUMNS} from agents a where a.id = :id`;
const BY_SLUG = `select ${AGENT_COLUMNS} from agents a where a.slug = :slug`;
const LOCK = 'select id from agents where id = ? for no key update';

/** Reads an agent by id or address in any state, deleted ones included. @throws AppError not_found */
export async function findAgent(connection: Connection, idOrSlug: string): Promise<AgentRow> {
  const [found] = id.safeParse(idOrSlug).success ? await rows<AgentRow>(connection, BY_ID, { id: idOrSlug }) : await rows<AgentRow>(connection, BY_SLUG, { slug: idOrSlug });
  if (!found) throw agentMissing();
  return found;
}

/** Reads an agent that this person may open. @throws AppError not_found */
export async function openedAgent(connection: Connection, idOrSlug: string, userId: string | null): Promise<AgentRow> {
  const agent = await findAgent(connection, idOrSlug);
  if (!mayOpen(agent, userId)) throw agentMissing();
  return agent;
}

/** Reads an own agent. Another person's agent counts as not found. @throws AppError not_found, also for other people's agents */
export async function ownAgent(connection: Connection, agentId: string, userId: string): Promise<AgentRow> {
  const agent = await findAgent(connection, agentId);
  if (agent.ownerId !== userId || agent.deletedAt !== null) throw agentMissing();
  return agent;
}

/** Reads an agent and locks its row until the transaction ends. @throws AppError not_found */
export async function lockAgent(tx: Tx, agentId: string): Promise<AgentRow> {
  await rows(tx, LOCK, [agentId]);
  return findAgent(tx, agentId);
}

/** Reads an own agent and locks its row until the transaction ends. @throws AppError not_found, also for other people's agents */
export async function lockOwnAgent(tx: Tx, agentId: string, userId: string): Promise<AgentRow> {
  await rows(tx, LOCK, [agentId]);
  return ownAgent(tx, agentId, userId);
}
