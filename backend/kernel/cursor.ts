import { z } from 'zod';
import { must } from '#contracts/must.ts';
import { id } from '#contracts/primitives.ts';
import { invalid } from './errors.ts';
import type { AppError } from './errors.ts';

/*
 * Lists are read in pages by a cursor. It names the last row of the page before, by its id or by the values that the list is sorted by. So rows that
 * are added between two requests are neither repeated nor hide others.
 */

/** The names that a query parameter with a list cursor may have. */
export type CursorField = 'cursor' | 'before' | 'since';

/** 400 for a cursor that was not made for the requested list. */
export const foreignCursor = (field: CursorField = 'cursor'): AppError => invalid([{ path: [field], message: 'This cursor does not belong to this list.' }]);

/** Reads a cursor that is the id of the last row on the page before; null for the first page. @throws AppError invalid_request for what is no id */
export function afterId(text: string | undefined, field?: CursorField): string | null {
  if (text === undefined) return null;
  if (!id.safeParse(text).success) throw foreignCursor(field);
  return text;
}

/** Encodes the values of a list's last row as an opaque cursor, which clients send back as it is. */
export const encodeCursor = (place: object): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Decodes a list cursor. Null when its values have another shape, or contain a NUL, which Postgres cannot store in a text. */
export function decodeCursor<T>(text: string, shape: z.ZodType<T>): T | null {
  let place: unknown;
  try {
    place = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  const read = shape.safeParse(place);
  return read.success && !JSON.stringify(place).includes('\\u0000') ? read.data : null;
}

/**
 * Reads a cursor that holds the values of the last row on the page before; null for the first page.
 * @throws AppError invalid_request for a cursor of another list
 */
export function afterPlace<T>(text: string | undefined, shape: z.ZodType<T>, field?: CursorField): T | null {
  if (text === undefined) return null;
  const place = decodeCursor(text, shape);
  if (place === null) throw foreignCursor(field);
  return place;
}

/** The schema of a time in a list cursor, in ISO 8601. The year 0 is refused, because Postgres does not know it. */
export const cursorTime = z.iso.datetime().refine((at) => !at.startsWith('0000'));

/**
 * Cuts the rows of a page out of a query's result, which has one row more than the page if the list goes on. `cursorOf` makes the cursor of
 * the page's last row; null when the list ends there.
 */
export function cutPage<Row, Cursor>(found: readonly Row[], limit: number, cursorOf: (last: Row) => Cursor): { page: Row[]; nextCursor: Cursor | null } {
  const page = found.slice(0, limit);
  return { page, nextCursor: found.length > limit ? cursorOf(must(page.at(-1), 'the last row of a full page')) : null };
}

/** Cuts a page out of a query's result for a list that is sorted by id; the cursor is the id of the last row. */
export const cutPageById = <Row extends { id: string }>(found: readonly Row[], limit: number): { page: Row[]; nextCursor: string | null } => cutPage(found, limit, ({ id: last }) => last);
