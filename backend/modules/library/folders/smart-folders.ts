import { SMART_COUNT_MOST } from '#contracts/folders.ts';
import type { findForFolder as endpoint, Folder, FolderItemType, FolderSort, SmartQuery } from '#contracts/folders.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { LibraryContext } from '../library-context.ts';
import type { FolderRow } from './folder-row.ts';
import { queryOf } from './stored-values.ts';
import { shownItems } from './shown-items.ts';
import type { PlacedItem } from './shown-items.ts';
import { smartConditions } from './smart-conditions.ts';

type Counts = Folder['counts'];
type Context = Pick<LibraryContext, 'collections'>;

/** Renames the bindings of each smart folder's query, so that one statement can hold several queries. */
const numbered = (sql: string, n: number): string => sql.replace(/:([a-z]\w*)/gi, `:$1${n}`);
const countsOf = (of: FolderItemType, count: number): Counts => (of === 'prompt' ? { prompts: count, creations: 0 } : { prompts: 0, creations: count });

interface Asked {
  /** Gives each smart folder's query of one call a number, from which its bindings are named. */
  key: string;
  ownerId: string;
  query: SmartQuery;
}

/** Counts the results of several smart folders' queries, by key, in one statement. */
async function count(connection: Connection, context: Context, asked: readonly Asked[]): Promise<Map<string, Counts>> {
  if (asked.length === 0) return new Map();
  const read: Awaited<ReturnType<typeof smartConditions>>[] = [];
  for (const { ownerId, query } of asked) read.push(await smartConditions(connection, context, ownerId, query));
  const parts = read.map(({ from, where }, n) => `select ${n} as n, (select count(*)::int from (select 1 from ${numbered(from, n)} where ${numbered(where, n)} limit ${SMART_COUNT_MOST}) f) as count`);
  const bindings = Object.fromEntries(read.flatMap((conditions, n) => Object.entries(conditions.bindings).map(([name, value]) => [`${name}${n}`, value])));
  const counted = await rows<{ n: number; count: number }>(connection, parts.join(' union all '), bindings);
  return new Map(asked.map(({ key, query }, n) => [key, countsOf(query.of, counted.find((row) => row.n === n)?.count ?? 0)]));
}

/** The number of results of each smart folder among these folders, by folder id. */
export const countSmart = (connection: Connection, context: Context, found: readonly FolderRow[]): Promise<Map<string, Counts>> =>
  count(connection, context, found.flatMap((row) => {
    const query = queryOf(row);
    return query === null ? [] : [{ key: row.id, ownerId: row.owner_id, query }];
  }));

interface SmartPage {
  sort: FolderSort;
  after: string | null;
  limit: number;
  /** For other people than the owner, a smart folder's query leaves private creations out. Leaving them out afterwards could give empty pages. */
  shared: boolean;
}

/** A page of results of a smart folder's query, newest first unless the oldest are requested. */
export async function smartPage(connection: Connection, context: Context, ownerId: string, query: SmartQuery, { sort, after, limit, shared }: SmartPage): Promise<PlacedItem[]> {
  const { id, from, where, bindings } = await smartConditions(connection, context, ownerId, query);
  const parts = [where, ...(shared && query.of === 'creation' ? [`visibility = 'public'`] : []), `(cast(:after as uuid) is null or ${id} ${sort === 'oldest' ? '>' : '<'} cast(:after as uuid))`];
  const found = await rows<{ id: string }>(connection, `select ${id} as id from ${from} where ${parts.join(' and ')} order by ${id} ${sort === 'oldest' ? '' : 'desc'} limit :limit`, { ...bindings, after, limit });
  return found.map((row) => ({ itemType: query.of, itemId: row.id, place: '' }));
}

const PREVIEWED = 4;

/** A page of results of a smart folder's query that a person is editing and has not saved. */
export async function findForFolder(context: LibraryContext, ownerId: string, { favourite, ...asked }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const query: SmartQuery = { ...asked, ...(favourite === undefined ? {} : { favourite: favourite === 'true' }) };
  const [counts, page] = await Promise.all([
    count(knex, context, [{ key: '', ownerId, query }]),
    smartPage(knex, context, ownerId, query, { sort: 'newest', after: null, limit: PREVIEWED, shared: false }),
  ]);
  const { prompts, creations } = counts.get('') ?? countsOf(query.of, 0);
  return { count: prompts + creations, items: await shownItems(knex, context, page, { viewerId: ownerId, own: true }) };
}
