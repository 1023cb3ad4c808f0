import type { AgentDetail } from '#contracts/agents.ts';
import type { AgentDefinition } from '#contracts/agent-builder.ts';
import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AgentsContext } from '../agents-context.ts';
import { mayReadInstructions } from '../agents.policy.ts';
import { abilitiesOf, modelOf } from '../domain/abilities.ts';
import { openedAgent } from './find-agent.ts';
import { CARD_COLUMNS, presentCards } from './present-cards.ts';
import type { CardRow } from './present-cards.ts';

interface DetailRow extends CardRow {
  definition: AgentDefinition;
  number: number | null;
  forked: boolean;
  originId: string | null;
  originSlug: string | null;
  originName: string | null;
}

const DETAIL = `
  select ${CARD_COLUMNS}, coalesce(v.definition, a.draft) as definition, v.number,
    exists (select from agents f where f.forked_from_id = a.id and f.owner_id = cast(:userId as uuid)) as forked,
    o.id as "originId", o.slug as "originSlug", o.name as "originName"
  from agents a left join agent_versions v on v.id = a.published_version_id
  left join agents o on o.id = a.forked_from_id and o.deleted_at is null and (o.owner_id = cast(:userId as uuid) or (o.status = 'published' and o.visibility <> 'private'))
  where a.id = :id`;

/**
 * Returns the published version of an agent that a person may open. Owners see their draft before the first publication. Instructions are
 * included only for people who may read them (docs/rules/agents.md#seal), notes never.
 * @throws AppError not_found
 */
export async function agentDetail(connection: Connection, context: AgentsContext, idOrSlug: string, userId: string | null): Promise<AgentDetail> {
  const { id } = await openedAgent(connection, idOrSlug, userId);
  const agent = one(await rows<DetailRow>(connection, DETAIL, { id, userId }));
  const { definition, number, forked, originId, originSlug, originName } = agent;
  const [rateCard, card] = [await context.pricing.rateCard(), one(await presentCards(connection, context, [agent], userId))];
  const cards = await context.prompts.cards(connection, definition.prompts.map(({ promptId }) => promptId), userId);
  const { id: modelId, label } = modelOf(rateCard, agent.model);
  return {
    ...card,
    greeting: agent.greeting, starters: agent.starters, abilities: abilitiesOf(definition, cards, rateCard), model: { id: modelId, label }, memory: agent.memory,
    supportContact: definition.supportContact, license: agent.license, version: number, publishedAt: agent.publishedAt?.toISOString() ?? null,
    forkedFrom: originId === null || originSlug === null || originName === null ? null : { id: originId, slug: originSlug, name: originName },
    ...(mayReadInstructions({ ownerId: agent.ownerId, license: agent.license, forked }, userId) ? { instructions: definition.instructions } : {}),
  };
}
