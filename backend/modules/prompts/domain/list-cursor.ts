import { z } from 'zod';
import { promptSort } from '#contracts/prompts.ts';
import { invalid } from '#kernel/errors.ts';

const cursorShape = z.strictObject({
  sort: promptSort,
  value: z.union([z.number(), z.iso.datetime()]),
  id: z.uuid(),
});
/** The last row of a page: its sort value and id. */
export type ListCursor = z.infer<typeof cursorShape>;

/** An opaque cursor for the client to send back. */
export const encodeCursor = (cursor: ListCursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** @throws AppError invalid_request when it is not a cursor of this sort order */
export function decodeCursor(text: string, sort: ListCursor['sort']): ListCursor {
  try {
    const cursor = cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    const fits = cursor.sort === sort && (typeof cursor.value === 'string') === (sort === 'newest');
    if (fits) return cursor;
  } catch {
    // Anything that does not decode is answered like any other foreign cursor.
  }
  throw invalid([{ path: ['cursor'], message: 'This cursor does not belong to this list.' }]);
}
