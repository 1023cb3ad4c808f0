import { z } from 'zod';

export type ReviewSort = 'helpful' | 'newest' | 'lowest';

/** The largest integer that Postgres can store. */
const MOST_INT = 2_147_483_647;

/** Makes the schema of a page cursor for reviews in this order. */
export const reviewCursor = (sort: ReviewSort) => z.tuple([z.literal(sort), z.int().min(0).max(MOST_INT), z.uuid()]);
