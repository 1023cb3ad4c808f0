import { z } from 'zod';

export type ReviewSort = 'helpful' | 'newest' | 'lowest';

/** Largest of Postgres' integers. */
const MOST_INT = 2_147_483_647;

/** The schema of a cursor for lists in this order. */
export const reviewCursor = (sort: ReviewSort) => z.tuple([z.literal(sort), z.int().min(0).max(MOST_INT), z.uuid()]);
