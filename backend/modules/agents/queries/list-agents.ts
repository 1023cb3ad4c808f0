import { z } from 'zod';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listAgents as endpoint } from '#contracts/agents.ts';
import { afterPlace, cursorTime, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { searchTerms } from '../domain/search-terms.ts';
import type { AgentsContext } from '../agents-context.ts';
import { CARD_COLUMNS, presentCards } from './present-cards.ts';
import type { CardRow } from './present-cards.ts';

type List = QueryOf<typeof endpoint>;
interface Listed extends CardRow {
  place: string;
}

const PLACES = { trending: z.string().regex(/^-?\d{1,9}(\.\d{1,6})?$/), liked: z.string().regex(/^\d{1,9}$/), newest: cursorTime, mine: cursorTime, favourites: cursorTime } as const;
const placeIn = (list: keyof typeof PLACES) => z.strictObject({ list: z.literal(list), place: PLACES[list], id: z.uuid() });

/** Filters agents `a` to those that all people may find. */
export const LISTED = `a.status = 'published' and a.visibility = 'public' and a.deleted_at is null`;
/** Joins a person's favourites `k` with their agents `a` that the person may still open. */
export const IN_FAVOURITES = `k.user_id = cast(:userId as uuid) and a.deleted_at is null and (a.owner_id = k.user_id or (a.status = 'published' and a.visibility <> 'private'))`;
/** Formats a time with microseconds for the cursor. A JavaScript date cuts them off, so an agent between two pages could be lost or repeated. */
const timeOf = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Builds the statement for a page of one list of agents. `column` sorts the list, and `place` returns it as text for the cursor. */
const page = (from: string, which: string, column: string, type: string, place: string): string => `
  select ${CARD_COLUMNS}, ${place} as place from ${from}
  where ${which}
    and (cast(:category as text) is null or a.category = cast(:category as text))
    and (cast(:q as text) is null or a.search @@ to_tsquery('simple', cast(:q as text)))
    and (cast(:after as uuid) is null or (${column}, a.id) < (cast(cast(:afterPlace as text) as ${type}), cast(:after as uuid)))
  order by ${column} desc, a.id desc limit :limit`;

const TRENDING = page('agents a', LISTED, 'a.trending', 'double precision', 'a.trending::text');
const NEWEST = page('agents a', LISTED, 'a.published_at', 'timestamptz', `coalesce(${timeOf('a.published_at')}, '')`);
const LIKED = page('agents a', LISTED, 'a.likes', 'int', 'a.likes::text');
const MINE = page('agents a', 'a.owner_id = cast(:userId as uuid) and a.deleted_at is null', 'a.updated_at', 'timestamptz', timeOf('a.updated_at'));
const FAVOURITES = page(
  'agent_favourites k join agents a on a.id = k.agent_id',
  IN_FAVOURITES,
  'k.at', 'timestamptz', timeOf('k.at'),
);

interface Bindings extends Record<string, unknown> {
  userId: string;
  category: string | null;
  q: string | null;
  after: string | null;
  afterPlace: string | null;
  limit: number;
}

function read(connection: Connection, { scope, sort }: Pick<List, 'scope' | 'sort'>, bindings: Bindings): Promise<Listed[]> {
  if (scope === 'mine') return rows<Listed>(connection, MINE, bindings);
  if (scope === 'favourites') return rows<Listed>(connection, FAVOURITES, bindings);
  if (sort === 'newest') return rows<Listed>(connection, NEWEST, bindings);
  return sort === 'liked' ? rows<Listed>(connection, LIKED, bindings) : rows<Listed>(connection, TRENDING, bindings);
}

/**
 * Returns a page of agents with one statement about agents. Own ones are sorted by last change, favourites by when they were chosen.
 * @throws AppError invalid_request for a foreign cursor
 */
export async function listAgents(context: AgentsContext, userId: string, { scope, q, category, sort, cursor, limit }: List): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const list = scope === 'discover' ? sort : scope;
  const after = afterPlace(cursor, placeIn(list));
  const terms = q === undefined || q === '' ? null : searchTerms(q);
  if (terms === '') return { items: [], nextCursor: null };
  const found = await read(knex, { scope, sort }, { userId, category: category ?? null, q: terms, after: after?.id ?? null, afterPlace: after?.place ?? null, limit: limit + 1 });
  const cut = cutPage(found, limit, (last) => encodeCursor({ list, place: last.place, id: last.id }));
  return { items: await presentCards(knex, context, cut.page, userId), nextCursor: cut.nextCursor };
}
