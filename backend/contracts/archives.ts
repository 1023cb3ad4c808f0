import * as z from 'zod/mini';
import { id, isoTime } from './primitives.ts';

/* Archives: ZIP files that a worker prepares. Their downloads support ranges (docs/rules/keeping.md#archives). */

/** Days until a prepared archive is deleted. */
export const ARCHIVE_DAYS = 7;
/** The most archives of one kind that an account keeps. Another one replaces the oldest. */
export const ARCHIVES_KEPT = 3;
/** The most archives of one account that are in preparation at once. */
export const ARCHIVES_AT_ONCE = 2;
/** The most bytes of one archive, and of all archives of one account together. */
export const ARCHIVE_LIMIT_BYTES = 20 * 1024 * 1024 * 1024;

export const archiveStatus = z.enum(['preparing', 'ready', 'failed', 'expired']);

export const archive = z.object({
  id,
  /** The address at which the owner downloads the archive once it is ready: GET and HEAD with ETag, Range and If-Range (RFC 9110). */
  url: z.string(),
  status: archiveStatus,
  /** How many things go into the archive. `done` is how many of them are in it already. */
  items: z.int(),
  done: z.int(),
  bytes: z.nullable(z.int()),
  /** Why the archive could not be made, in plain words. */
  failure: z.nullable(z.string()),
  createdAt: isoTime,
  expiresAt: isoTime,
});
export type Archive = z.infer<typeof archive>;
