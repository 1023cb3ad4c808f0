import { raw } from 'objection';
import type { QueryBuilder } from 'objection';
import type { QueryOf } from '#contracts/endpoint.ts';
import type { listPrompts as endpoint, PromptSort } from '#contracts/prompts.ts';
import type { Connection } from '#kernel/db/database.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { decodeCursor, encodeCursor } from '../domain/list-cursor.ts';
import { searchQuery } from '../domain/search-query.ts';

interface Filters extends Omit<QueryOf<typeof endpoint>, 'creator'> {
  /** Published by this user alone. */
  ownerId?: string | undefined;
}

const SORT_COLUMN = {
  trending: 'trending_score', newest: 'published_at', 'top-rated': 'rating_score', 'most-run': 'runs', 'price-asc': 'price_tokens', 'price-desc': 'price_tokens', 'works-rate': 'works_score',
} as const satisfies Record<PromptSort, keyof PromptModel>;

/** One page of public prompts in one query; `nextCursor` is null on the last page. @throws AppError for a bad cursor */
export async function listPrompts(
  connection: Connection,
  filters: Filters,
): Promise<{ prompts: PromptModel[]; nextCursor: string | null }> {
  const column = SORT_COLUMN[filters.sort];
  const order = filters.sort === 'price-asc' ? 'asc' : 'desc';
  const found = await PromptModel.query(connection)
    .where({ status: 'published', visibility: 'public' })
    .modify((query) => narrow(query, filters))
    .modify((query) => {
      if (!filters.cursor) return;
      const cursor = decodeCursor(filters.cursor, filters.sort);
      void query.whereRaw(`(??, id) ${order === 'asc' ? '>' : '<'} (?, ?)`, [column, cursor.value, cursor.id]);
    })
    .orderBy([{ column, order }, { column: 'id', order }])
    .limit(filters.limit + 1);
  const prompts = found.slice(0, filters.limit);
  const last = prompts.at(-1);
  if (found.length <= filters.limit || !last) return { prompts, nextCursor: null };
  const value = last[column];
  const plain = value instanceof Date ? value.toISOString() : Number(value);
  return { prompts, nextCursor: encodeCursor({ sort: filters.sort, value: plain, id: last.id }) };
}

function narrow(query: QueryBuilder<PromptModel>, filters: Filters): void {
  if (filters.contentType) void query.where('content_type', filters.contentType);
  if (filters.ownerId) void query.where('owner_id', filters.ownerId);
  if (filters.category) void query.where('category', filters.category);
  const words = filters.q ? searchQuery(filters.q) : null;
  if (words) void query.where(raw(`search @@ to_tsquery('english', ?)`, [words]));
  else if (filters.q) void query.whereRaw('false');
}
