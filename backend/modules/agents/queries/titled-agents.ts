import type { AgentCard } from '#contracts/agents.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AgentsContext } from '../agents-context.ts';
import { searchTerms } from '../domain/search-terms.ts';
import { CARD_COLUMNS, presentCards } from './present-cards.ts';
import type { CardRow } from './present-cards.ts';

const NAMED = `
  select ${CARD_COLUMNS} from agents a
  where a.status = 'published' and a.visibility = 'public' and a.deleted_at is null and a.search @@ to_tsquery('simple', cast(:q as text))
  order by a.trending desc, a.id desc limit 3`;

/** Finds public agents by words of name or description for the search box, the most trending first. */
export async function titledAgents(connection: Connection, context: AgentsContext, typed: string): Promise<Pick<AgentCard, 'id' | 'slug' | 'name' | 'avatarUrl' | 'pricePerMessage'>[]> {
  const q = searchTerms(typed);
  if (q === '') return [];
  const cards = await presentCards(connection, context, await rows<CardRow>(connection, NAMED, { q, userId: null }), null);
  return cards.map(({ id, slug, name, avatarUrl, pricePerMessage }) => ({ id, slug, name, avatarUrl, pricePerMessage }));
}
