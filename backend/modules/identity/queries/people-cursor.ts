import { z } from 'zod';
import type { USER_SORTS } from '#contracts/admin-users.ts';
import { afterPlace } from '#kernel/cursor.ts';

export type PeopleSort = (typeof USER_SORTS)[number];

const id = z.uuid();
const MOST_MICROSECONDS = 8_640_000_000_000_000;
const byTime = z.tuple([z.enum(['newest', 'oldest', 'seen']), z.int().min(0).max(MOST_MICROSECONDS), id]);
const byName = z.tuple([z.literal('username'), z.string().max(100), id]);
const byMoney = z.tuple([z.literal('paid'), z.int(), id]);
const cursor = z.union([byTime, byName, byMoney]);

/** The place where a page of people ended: its order, the last person's sort value (µs since the epoch, a name, or cents) and id. */
export type PeopleCursor = z.infer<typeof cursor>;

/**
 * Decodes the cursor of a list of people; null for the first page.
 * @throws AppError invalid_request for what is no cursor, or one of another order
 */
export const afterPerson = (before: string | undefined, sort: PeopleSort): PeopleCursor | null => afterPlace(before, cursor.refine(([order]) => order === sort), 'before');
