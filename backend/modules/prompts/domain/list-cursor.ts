import { z } from 'zod';
import { promptSort } from '#contracts/prompts.ts';
import { invalid } from '#kernel/errors.ts';

/** `relevance` stands in for `trending` where words were typed: best matches first. */
const listOrder = z.enum([...promptSort.options, 'relevance']);
export type ListOrder = z.infer<typeof listOrder>;

const cursorShape = z.strictObject({
  sort: listOrder,
  /** As the database writes it, so that nothing is lost to rounding. */
  value: z.union([z.string().regex(/^-?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,3})?$/), z.iso.datetime()]),
  id: z.uuid(),
  /** What the words were read as, when not as they were typed. */
  words: z.string().max(200).optional(),
});
/** The last row of a page: its sort value and id. */
export type ListCursor = z.infer<typeof cursorShape>;

/** An opaque cursor for the client to send back. */
export const encodeCursor = (cursor: ListCursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** @throws AppError invalid_request when it is not a cursor of this sort order */
export function decodeCursor(text: string, sort: ListOrder): ListCursor {
  try {
    const cursor = cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    if (cursor.sort === sort && cursor.value.endsWith('Z') === (sort === 'newest')) return cursor;
  } catch {
    // Anything that does not decode is answered like any other foreign cursor.
  }
  throw invalid([{ path: ['cursor'], message: 'This cursor does not belong to this list.' }]);
}
