import { id as idShape } from '#contracts/primitives.ts';
import { invalid } from '#kernel/errors.ts';

export interface QueuePage {
  limit: number;
  cursor?: string | undefined;
}

const foreign = () => invalid([{ path: ['cursor'], message: 'This cursor does not belong to this list.' }]);

/** The id that a page follows; null for the first one. @throws AppError invalid_request */
export function afterId({ cursor }: QueuePage): string | null {
  if (cursor === undefined) return null;
  if (!idShape.safeParse(cursor).success) throw foreign();
  return cursor;
}

/** Cuts what was read with one row more than the page holds; the cursor is the id of the last row that is on it. */
export function cutPage<Row>(found: readonly Row[], limit: number, idOf: (row: Row) => string): { page: Row[]; nextCursor: string | null } {
  const page = found.slice(0, limit);
  return { page, nextCursor: found.length > limit ? idOf(page.at(-1)!) : null };
}

/** Largest of Postgres' integers. */
const MOST_INT = 2_147_483_647;

/** A tag and how many prompts have it, e.g. `12.travel`; tags may hold dots. @throws AppError invalid_request */
export function afterTag({ cursor }: QueuePage): { prompts: number; tag: string } | null {
  if (cursor === undefined) return null;
  const dot = cursor.indexOf('.');
  const prompts = Number(cursor.slice(0, Math.max(dot, 0)));
  const tag = cursor.slice(dot + 1);
  if (dot < 1 || !Number.isInteger(prompts) || prompts < 0 || prompts > MOST_INT || tag === '' || tag.includes('\0')) throw foreign();
  return { prompts, tag };
}
