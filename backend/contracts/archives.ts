import * as z from 'zod/mini';
import { id, isoTime } from './primitives.ts';

/* ZIP files that the worker prepares, with an address that answers ranges (docs/rules/keeping.md#archives). */

/** Days until a prepared archive is deleted. */
export const ARCHIVE_DAYS = 7;
/** The most archives of one kind that an account keeps. A further one replaces the oldest. */
export const ARCHIVES_KEPT = 3;
/** The most archives of an account that are prepared at once. */
export const ARCHIVES_AT_ONCE = 2;
/** Bytes of one archive, and of all archives of an account. */
export const ARCHIVE_LIMIT_BYTES = 20 * 1024 * 1024 * 1024;

export const archiveStatus = z.enum(['preparing', 'ready', 'failed', 'expired']);

export const archive = z.object({
  id,
  /** Answers once the archive is ready, to its owner alone: GET and HEAD with ETag, Range and If-Range (RFC 9110). */
  url: z.string(),
  status: archiveStatus,
  /** How many things go into the archive, and how many of them are in it already. */
  items: z.int(),
  done: z.int(),
  bytes: z.nullable(z.int()),
  /** Why the archive could not be made, in plain words. */
  failure: z.nullable(z.string()),
  createdAt: isoTime,
  expiresAt: isoTime,
});
export type Archive = z.infer<typeof archive>;
