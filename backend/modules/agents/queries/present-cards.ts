import type { AgentCard } from '#contracts/agents.ts';
import { must } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { messagePrice } from '../domain/abilities.ts';
import type { AgentsContext } from '../agents-context.ts';
import { AGENT_COLUMNS } from './find-agent.ts';
import type { AgentRow } from './find-agent.ts';

/** An agent, and whether the viewer likes it and has it as a favourite. */
export interface CardRow extends AgentRow {
  liked: boolean;
  favourite: boolean;
}

/** The columns of an agent's card. `userId` is the viewer, null for visitors. */
export const CARD_COLUMNS = `${AGENT_COLUMNS},
  exists (select from agent_likes l where l.agent_id = a.id and l.user_id = cast(:userId as uuid)) as liked,
  exists (select from agent_favourites f where f.agent_id = a.id and f.user_id = cast(:userId as uuid)) as favourite`;

/** Builds the cards of agents for lists, with two more queries for any number of them. Authors see no surcharge on their own. */
export async function presentCards(connection: Connection, { identity, media, pricing }: Pick<AgentsContext, 'identity' | 'media' | 'pricing'>, agents: readonly CardRow[], userId: string | null): Promise<AgentCard[]> {
  if (agents.length === 0) return [];
  const rateCard = await pricing.rateCard();
  const creators = await identity.creators(connection, agents.map(({ ownerId }) => ownerId));
  return agents.map((agent) => {
    const own = agent.ownerId === userId;
    return {
      id: agent.id, slug: agent.slug, name: agent.name, description: agent.description, category: agent.category, avatarUrl: agent.avatarFileId && media.urlOf(agent.avatarFileId),
      author: must(creators.get(agent.ownerId), 'the author of an agent'), surcharge: agent.surcharge, pricePerMessage: messagePrice(rateCard, agent.model, own ? 0 : agent.surcharge),
      likes: agent.likes, usersWeek: agent.usersWeek, status: agent.status, visibility: agent.visibility, viewer: { liked: agent.liked, favourite: agent.favourite, own },
    };
  });
}
