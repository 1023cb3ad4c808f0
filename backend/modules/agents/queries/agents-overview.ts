import type { AgentsOverview } from '#contracts/agents.ts';
import { one } from '#contracts/must.ts';
import { mapRecord } from '#contracts/typed-records.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AgentsContext } from '../agents-context.ts';
import { IN_FAVOURITES, LISTED } from './list-agents.ts';
import { CARD_COLUMNS, presentCards } from './present-cards.ts';
import type { CardRow } from './present-cards.ts';

const PICKS = 3;
const NONE: AgentsOverview['counts']['categories'] = { general: 0, writing: 0, marketing: 0, image: 0, video: 0, learning: 0, work: 0, fun: 0 };

const COUNTS = `
  with listed as (select a.category, count(*)::int as agents from agents a where ${LISTED} group by a.category)
  select coalesce((select jsonb_object_agg(category, agents) from listed), '{}') as categories,
    (select count(*)::int from agents a where a.owner_id = cast(:userId as uuid) and a.deleted_at is null) as mine,
    (select count(*)::int from agent_favourites k join agents a on a.id = k.agent_id where ${IN_FAVOURITES}) as favourites`;
// Chooses the same three official agents for all people on one UTC day.
const TODAYS = `select ${CARD_COLUMNS} from agents a where a.official and ${LISTED} order by md5(a.id::text || cast(:day as text)), a.id limit ${PICKS}`;

interface Counts {
  categories: Partial<Record<string, number>>;
  mine: number;
  favourites: number;
}

/** Counts the agents of each tab and category, and returns the official agents of the day. */
export async function agentsOverview(context: AgentsContext, userId: string): Promise<AgentsOverview> {
  const { db: { knex }, clock } = context;
  const { categories, mine, favourites } = one(await rows<Counts>(knex, COUNTS, { userId }));
  const picked = await rows<CardRow>(knex, TODAYS, { userId, day: utcDay(clock.now()) });
  const cards = await presentCards(knex, context, picked, userId);
  const byCategory = mapRecord(NONE, (none, category) => categories[category] ?? none);
  return {
    counts: { discover: Object.values(byCategory).reduce((sum, agents) => sum + agents, 0), mine, favourites, categories: byCategory },
    picks: cards.map((agent, at) => ({ agent, starter: picked[at]?.starters[0] ?? null })),
  };
}
