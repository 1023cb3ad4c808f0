import type { AgentDefinition } from '#contracts/agent-builder.ts';
import type { AgentVisibility } from '#contracts/agents.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { AgentsContext } from '../agents-context.ts';
import { agentPublished } from '../agents.events.ts';
import { shownColumns } from '../domain/definition.ts';
import type { AgentRow } from '../queries/find-agent.ts';

interface NewVersion {
  definition: AgentDefinition;
  checksum: string;
  visibility: AgentVisibility;
  changeNote: string;
  /** True if this version may be public without a moderator's review. */
  cleared: boolean;
}

const INSERT = `
  insert into agent_versions (id, agent_id, number, status, visibility, definition, checksum, change_note, cleared, created_at)
  select :id, :agentId, coalesce((select max(number) from agent_versions v where v.agent_id = :agentId), 0) + 1, 'in_review', :visibility, cast(:definition as jsonb), :checksum,
    :changeNote, :cleared, :now`;

/** Stores a definition as the next version of its agent, which never changes. The caller has locked the agent and withdrawn a waiting version. */
export async function insertVersion(tx: Tx, { clock, media }: AgentsContext, agent: AgentRow, { definition, checksum, visibility, changeNote, cleared }: NewVersion): Promise<string> {
  const id = newId();
  await rows(tx, INSERT, { id, agentId: agent.id, visibility, definition: JSON.stringify(definition), checksum, changeNote, cleared, now: clock.now() });
  // Each version claims its picture, so that earlier versions keep theirs.
  if (definition.avatarFileId !== null) await media.claim(tx, [definition.avatarFileId]);
  return id;
}

/** Withdraws the agent's version that waits for a moderator, if there is one. The caller has locked the agent. */
export async function withdrawWaiting(tx: Tx, agentId: string): Promise<void> {
  await tx('agent_versions').where({ agent_id: agentId, status: 'in_review' }).update({ status: 'replaced' });
}

const VERSION = 'select number, definition from agent_versions where id = ?';

/** Publishes a version in place of the earlier one, with this visibility. The caller has locked the agent. */
export async function releaseVersion(tx: Tx, { clock, media, outbox }: AgentsContext, agent: AgentRow, versionId: string, visibility: AgentVisibility): Promise<void> {
  const now = clock.now();
  const { number, definition } = one(await rows<{ number: number; definition: AgentDefinition }>(tx, VERSION, [versionId]));
  await tx('agent_versions').where({ agent_id: agent.id, status: 'published' }).whereNot({ id: versionId }).update({ status: 'replaced' });
  // Keeps the visibility of a version that was public once, because moderators may always open such a version.
  await tx('agent_versions').where({ id: versionId }).update({ status: 'published', published_at: now, ...(visibility === 'private' ? {} : { visibility }) });
  await tx('agents').where({ id: agent.id }).update({
    status: 'published', visibility, published_version_id: versionId, published_at: agent.publishedAt ?? now, review_note: null, updated_at: now, ...shownColumns(definition), ...(visibility === 'private' ? {} : { hidden_rule: null }),
  });
  if (definition.avatarFileId !== null && visibility !== 'private') await media.show(tx, [definition.avatarFileId]);
  const first = agent.versionId === null;
  // Official agents publish no event, because they have no author who could be rewarded or followed.
  if (!agent.official) await outbox.publish(tx, agentPublished, { agentId: agent.id, name: definition.name, ownerId: agent.ownerId, slug: agent.slug, versionId, number, visibility, first });
}
