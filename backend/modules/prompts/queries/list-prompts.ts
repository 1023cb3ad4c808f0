import { must } from '#contracts/must.ts';
import type { PromptSort } from '#contracts/prompts.ts';
import { cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { prepared, rows, statementOf } from '#kernel/db/raw.ts';
import { readListCursor } from '../domain/list-cursor.ts';
import type { ListCursor, ListOrder, SortType } from '../domain/list-cursor.ts';
import { searchWords } from '../domain/search-words.ts';
import { CARD_COLUMNS } from './card-columns.ts';
import type { CardRow } from './card-columns.ts';
import { correctWords } from './correct-words.ts';
import { narrowing } from './list-filters.ts';
import type { ListFilters } from './list-filters.ts';
import { matching } from './matching.ts';

export interface ListRequest extends ListFilters {
  /** The search words as the visitor typed them. */
  q?: string | undefined;
  sort: PromptSort;
  cursor?: string | undefined;
  limit: number;
}

export interface ListPage {
  prompts: CardRow[];
  nextCursor: string | null;
  /** The corrected words that the search used, because the typed words matched nothing; else null. */
  correctedTo: string | null;
}

interface Order {
  column: string;
  type: SortType;
  direction: 'asc' | 'desc';
}
const ORDERS: Record<ListOrder, Order> = {
  trending: { column: 'trending_score', type: 'float8', direction: 'desc' },
  newest: { column: 'published_at', type: 'timestamptz', direction: 'desc' },
  'top-rated': { column: 'rating_rank', type: 'real', direction: 'desc' },
  'most-run': { column: 'runs_rank', type: 'int', direction: 'desc' },
  'price-asc': { column: 'price_tokens', type: 'int', direction: 'asc' },
  'price-desc': { column: 'price_tokens', type: 'int', direction: 'desc' },
  'success-rate': { column: 'success_score', type: 'real', direction: 'desc' },
  relevance: { column: 'relevance', type: 'int', direction: 'desc' },
};

/**
 * Returns one page of public prompts in one statement; `nextCursor` is null on the last page. If the typed words find nothing, two more
 * statements search for the nearest known words.
 * @throws AppError for a bad cursor
 */
export async function listPrompts(connection: Connection, request: ListRequest): Promise<ListPage> {
  const words = request.q === undefined ? null : searchWords(request.q);
  const order: ListOrder = words && request.sort === 'trending' ? 'relevance' : request.sort;
  const cursor = request.cursor ? readListCursor(request.cursor, order, ORDERS[order].type) : null;
  if (words?.length === 0) return { prompts: [], nextCursor: null, correctedTo: null };
  const read = cursor?.words?.split(' ') ?? words;
  const page = await readPage(connection, request, order, read, cursor);
  if (cursor?.words || page.prompts.length > 0 || cursor || !words) return { ...page, correctedTo: cursor?.words ?? null };
  const corrected = await correctWords(connection, words);
  if (corrected === null) return { ...page, correctedTo: null };
  const second = await readPage(connection, request, order, corrected, null, corrected.join(' '));
  return { ...second, correctedTo: second.prompts.length > 0 ? corrected.join(' ') : null };
}

async function readPage(
  connection: Connection, request: ListRequest, order: ListOrder, words: string[] | null, cursor: ListCursor | null, corrected = cursor?.words,
): Promise<Pick<ListPage, 'prompts' | 'nextCursor'>> {
  const { column, type, direction } = ORDERS[order];
  const { conditions, bindings } = narrowing(request);
  const place = cursor ? [`(p.${column}, p.id) ${direction === 'asc' ? '>' : '<'} (cast(:value as ${type}), cast(:id as uuid))`] : [];
  const source = words
    ? matching(words, corrected ?? must(request.q, 'the words of a search').trim().toLowerCase(), conditions, order === 'relevance' ? null : { column, direction, place })
    : { head: '', from: 'prompts p', conditions, bindings: {} };
  // The source of a search may already contain the page's condition. The set drops the second copy.
  const where = [...new Set([...source.conditions, ...place])];
  const text = `${source.head} select ${CARD_COLUMNS}, ${written(column, type)} as sort_value from ${source.from}
     ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
     order by p.${column} ${direction}, p.id ${direction} limit :limit`;
  const values = { ...bindings, ...source.bindings, ...(cursor ? { value: cursor.value, id: cursor.id } : {}), limit: request.limit + 1 };
  const found = await (words || !isPlain(request)
    ? rows<CardRow & { sort_value: string }>(connection, text, values)
    : prepared<CardRow & { sort_value: string }>(connection, statementOf('prompts_list', text), values));
  const cursorOf = (last: (typeof found)[number]): string => encodeCursor({ sort: order, value: last.sort_value, id: last.id, ...(corrected ? { words: corrected } : {}) });
  const { page: prompts, nextCursor } = cutPage(found, request.limit, cursorOf);
  return { prompts, nextCursor };
}

const OFTEN: readonly string[] = ['contentType', 'category', 'ownerId', 'viewerId', 'sort', 'cursor', 'limit'];

/** Whether a request uses only the most frequent filters. Then Postgres keeps the prepared statement, because at most a hundred different ones arise. */
const isPlain = (request: ListRequest): boolean => Object.entries(request).every(([name, value]) => value === undefined || OFTEN.includes(name));

/** SQL for the sort value exactly as stored. JavaScript would cut the microseconds off a time, and the next page would repeat or skip prompts. */
const written = (column: string, type: Order['type']): string =>
  type === 'timestamptz' ? `to_char(p.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : `p.${column}::text`;
