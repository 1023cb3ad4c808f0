import type { AgentDefinition, AgentDraft } from '#contracts/agent-builder.ts';
import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AgentsContext } from '../agents-context.ts';
import { abilitiesOf } from '../domain/abilities.ts';
import { agentProblems } from '../domain/agent-problems.ts';
import type { AgentRow } from './find-agent.ts';

/** The draft of an agent, with facts about its versions. */
export interface StoredAgentDraft {
  definition: AgentDefinition;
  checksum: string;
  revision: number;
  savedAt: Date;
  reviewNote: string | null;
  /** The version that was submitted last. The four `latest` fields are null before the first one. */
  latestId: string | null;
  latestStatus: 'in_review' | 'published' | 'rejected' | 'replaced' | null;
  latestChecksum: string | null;
  /** True if the latest version may be public without a moderator's review. */
  latestCleared: boolean | null;
  publishedNumber: number | null;
  originId: string | null;
  originSlug: string | null;
  originName: string | null;
}

const STATE = `
  select a.draft as definition, a.checksum, a.revision, a.saved_at as "savedAt", a.review_note as "reviewNote", l.id as "latestId", l.status as "latestStatus",
    l.checksum as "latestChecksum", l.cleared as "latestCleared", p.number as "publishedNumber", o.id as "originId", o.slug as "originSlug", o.name as "originName"
  from agents a
  left join lateral (select * from agent_versions v where v.agent_id = a.id order by v.number desc limit 1) l on true
  left join agent_versions p on p.id = a.published_version_id
  left join agents o on o.id = a.forked_from_id and o.deleted_at is null
  where a.id = ?`;

export const storedAgentDraft = async (connection: Connection, agentId: string): Promise<StoredAgentDraft> => one(await rows<StoredAgentDraft>(connection, STATE, [agentId]));

/** Returns the problems that keep a draft from being published, and the agent's abilities for its author. */
export async function inspectDraft(connection: Connection, context: AgentsContext, { ownerId }: AgentRow, definition: AgentDefinition, shared: boolean) {
  const rateCard = await context.pricing.rateCard();
  const cards = await context.prompts.cards(connection, definition.prompts.map(({ promptId }) => promptId), ownerId);
  const prompts = new Map([...cards].map(([id, { card, reach }]) => [id, { title: card.title, shared: reach !== 'own' }]));
  const problems = agentProblems(definition, {
    shared, prompts, models: rateCard.models.filter(({ contentType }) => contentType === 'text').map(({ id }) => id), paused: await context.publishingPaused(connection, ownerId),
  });
  return { problems, abilities: abilitiesOf(definition, cards, rateCard) };
}

/** Presents an agent's draft with instructions and notes to its author's builder. */
export async function presentDraft(connection: Connection, context: AgentsContext, agent: AgentRow): Promise<AgentDraft> {
  const state = await storedAgentDraft(connection, agent.id);
  const { definition } = state;
  const { problems, abilities } = await inspectDraft(connection, context, agent, definition, agent.visibility !== 'private');
  return {
    id: agent.id, slug: agent.slug, status: state.latestStatus === 'in_review' ? 'in_review' : agent.status, visibility: agent.visibility,
    revision: state.revision, savedAt: state.savedAt.toISOString(), definition, avatarUrl: definition.avatarFileId && context.media.urlOf(definition.avatarFileId), abilities,
    publishedVersion: state.publishedNumber, changed: state.latestChecksum !== state.checksum,
    forkedFrom: state.originId === null || state.originSlug === null || state.originName === null ? null : { id: state.originId, slug: state.originSlug, name: state.originName },
    reviewNote: state.reviewNote, problems,
  };
}
