import * as z from 'zod/mini';

/** UUID v7 identifier of any row. */
export const id = z.uuid();
/** Point in time as an ISO 8601 string in UTC, e.g. `2026-11-21T14:02:11.000Z`. */
export const isoTime = z.iso.datetime();
/** Whole, non-negative number of tokens. */
export const tokens = z.int().check(z.nonnegative());

export const contentType = z.enum(['text', 'image', 'video']);
export type ContentType = z.infer<typeof contentType>;

/** A text without the space around it, and the empty text when none of it is visible. Joiners, fillers and marks of direction make no word. */
export const tidy = (text: string): string => (/[^\s\p{Cc}\p{DI}\u2800]/u.test(text) ? text.trim() : '');
/** Check for what people write: tidies it, so that a minimum of characters asks for some that can be seen. */
export const tidied = () => z.overwrite(tidy);

export const idParams = z.strictObject({ id });

/** Answer of writes that only confirm (docs/rules/server.md#confirmations). */
export const success = z.object({ success: z.literal(true), message: z.optional(z.string()) });

/** A page size in a query string. */
export const pageLimit = (max: number) => z.coerce.number().check(z.int(), z.gte(1), z.lte(max));

/** Page size and cursor of the lists that answer a plain array and an `X-Next-Cursor` header. */
export const pageQuery = {
  limit: z._default(pageLimit(100), 24),
  before: z.optional(z.string().check(z.maxLength(200))),
};
