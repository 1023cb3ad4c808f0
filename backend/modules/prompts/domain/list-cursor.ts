import { z } from 'zod';
import { promptSort } from '#contracts/prompts.ts';
import { cursorTime, decodeCursor } from '#kernel/cursor.ts';
import { AppError } from '#kernel/errors.ts';

/** `relevance` stands in for `trending` where words were typed: best matches first. */
const listOrder = z.enum([...promptSort.options, 'relevance']);
export type ListOrder = z.infer<typeof listOrder>;

/** The Postgres type of the value that a list is sorted by. */
export type SortType = 'real' | 'float8' | 'int' | 'timestamptz';

const cursorShape = z.strictObject({
  sort: listOrder,
  /** The sort value as Postgres prints it: a JavaScript number would lose digits. */
  value: z.string().max(60),
  id: z.uuid(),
  /** The corrected search words; absent when no word was corrected. */
  words: z.string().max(200).regex(/^[\p{L}\p{N}]+( [\p{L}\p{N}]+){0,7}$/u).optional(),
});
/** The last row of a page: its sort value and id. */
export type ListCursor = z.infer<typeof cursorShape>;

const NUMBER = /^-?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,3})?$/;
const INT_MAX = 2_147_483_647;

/** Whether a number is within the range of its Postgres float type, neither too large nor rounded to 0. */
const fits = (value: string, least: number, most: number): boolean =>
  NUMBER.test(value) && (/^-?0+(\.0+)?$/.test(value) || (Math.abs(Number(value)) > least && Math.abs(Number(value)) < most));

/** Whether the database can read the value as this type: a cursor comes from outside. */
const READABLE: Record<SortType, (value: string) => boolean> = {
  int: (value) => /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= INT_MAX,
  real: (value) => fits(value, 1e-37, 1e38),
  float8: (value) => fits(value, 1e-300, 1e300),
  timestamptz: (value) => cursorTime.safeParse(value).success,
};

/** Decodes a cursor. @throws AppError invalid_cursor when it belongs to another sort order, or holds a value that the database cannot read */
export function readListCursor(text: string, sort: ListOrder, type: SortType): ListCursor {
  const cursor = decodeCursor(text, cursorShape);
  if (cursor?.sort === sort && READABLE[type](cursor.value)) return cursor;
  const message = 'This cursor does not belong to this list.';
  throw new AppError('invalid_cursor', 'invalid', message, { issues: [{ path: ['cursor'], message }] });
}
