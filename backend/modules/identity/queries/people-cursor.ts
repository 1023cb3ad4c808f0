import { z } from 'zod';
import type { USER_SORTS } from '#contracts/admin-users.ts';
import { cursorMismatch } from '../people.errors.ts';

export type PeopleSort = (typeof USER_SORTS)[number];

const id = z.uuid();
const MOST_MICROSECONDS = 8_640_000_000_000_000;
const byTime = z.tuple([z.enum(['newest', 'oldest', 'seen']), z.int().min(0).max(MOST_MICROSECONDS), id]);
const byName = z.tuple([z.literal('username'), z.string().max(100), id]);
const cursor = z.union([byTime, byName]);

/** Where a page ended: its order, the last row's place in it (µs since the epoch, or a name) and the last row's id. */
export type PeopleCursor = z.infer<typeof cursor>;

export const writeCursor = (end: PeopleCursor): string => Buffer.from(JSON.stringify(end)).toString('base64url');

/** @throws AppError invalid_request for what is no cursor, or one of another order */
export function readCursor(text: string, sort: PeopleSort): PeopleCursor {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw cursorMismatch();
  }
  const read = cursor.safeParse(value);
  // A NUL byte inside the encoded name is nothing that the checks at the door have seen.
  if (!read.success || read.data[0] !== sort || String(read.data[1]).includes('\0')) throw cursorMismatch();
  return read.data;
}
