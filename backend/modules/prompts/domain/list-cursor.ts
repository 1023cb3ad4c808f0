import { z } from 'zod';
import { promptSort } from '#contracts/prompts.ts';
import { cursorTime, decodeCursor } from '#kernel/cursor.ts';
import { AppError } from '#kernel/errors.ts';

/** The sort orders of prompt lists. `relevance` replaces `trending` when a visitor typed search words: best matches first. */
const listOrder = z.enum([...promptSort.options, 'relevance']);
export type ListOrder = z.infer<typeof listOrder>;

/** The Postgres type of the column that a prompt list is sorted by. */
export type SortType = 'real' | 'float8' | 'int' | 'timestamptz';

const cursorShape = z.strictObject({
  sort: listOrder,
  /** The sort value as Postgres prints it, because a JavaScript number would lose digits. */
  value: z.string().max(60),
  id: z.uuid(),
  /** The corrected search words, which the next page uses again; absent when no word was corrected. */
  words: z.string().max(200).regex(/^[\p{L}\p{N}]+( [\p{L}\p{N}]+){0,7}$/u).optional(),
});
/** The last prompt of a page: its sort value and its id. */
export type ListCursor = z.infer<typeof cursorShape>;

const NUMBER = /^-?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,3})?$/;
const INT_MAX = 2_147_483_647;

/** Tells whether Postgres can store a number as `real` or `float8`: it is neither too large nor rounded to 0. */
const fits = (value: string, least: number, most: number): boolean =>
  NUMBER.test(value) && (/^-?0+(\.0+)?$/.test(value) || (Math.abs(Number(value)) > least && Math.abs(Number(value)) < most));

/** Tells whether Postgres can read a cursor's value as this type. Clients send the cursor, so its value may be anything. */
const READABLE: Record<SortType, (value: string) => boolean> = {
  int: (value) => /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= INT_MAX,
  real: (value) => fits(value, 1e-37, 1e38),
  float8: (value) => fits(value, 1e-300, 1e300),
  timestamptz: (value) => cursorTime.safeParse(value).success,
};

/** Decodes the cursor of a prompt list. @throws AppError invalid_cursor when it belongs to another sort order, or holds a value that the database cannot read */
export function readListCursor(text: string, sort: ListOrder, type: SortType): ListCursor {
  const cursor = decodeCursor(text, cursorShape);
  if (cursor?.sort === sort && READABLE[type](cursor.value)) return cursor;
  const message = 'This cursor does not belong to this list.';
  throw new AppError('invalid_cursor', 'invalid', message, { issues: [{ path: ['cursor'], message }] });
}
