import * as z from 'zod/mini';

/** The UUID v7 of a row. */
export const id = z.uuid();
/** A point in time as an ISO 8601 string in UTC, e.g. `2026-11-21T14:02:11.000Z`. */
export const isoTime = z.iso.datetime();
/** A whole, non-negative number of tokens. */
export const tokens = z.int().check(z.nonnegative());

export const contentType = z.enum(['text', 'image', 'video']);
export type ContentType = z.infer<typeof contentType>;

/** Trims a text, and makes it empty when none of its characters is visible, such as joiners, fillers and marks of direction. */
export const tidy = (text: string): string => (/[^\s\p{Cc}\p{DI}\u2800]/u.test(text) ? text.trim() : '');
/** Check for texts that people write. It tidies the text first, so that a minimum length counts only visible text. */
export const tidied = () => z.overwrite(tidy);

export const idParams = z.strictObject({ id });

/** The answer of endpoints that only confirm a write (docs/rules/server.md#confirmations). */
export const success = z.object({ success: z.literal(true), message: z.optional(z.string()) });

/** A page size in a query string, from 1 to `max`. */
export const pageLimit = (max: number) => z.coerce.number().check(z.int(), z.gte(1), z.lte(max));

/** The page size and cursor in the query of lists that answer a plain array and the next cursor in an `X-Next-Cursor` header. */
export const pageQuery = {
  limit: z._default(pageLimit(100), 24),
  before: z.optional(z.string().check(z.maxLength(200))),
};
