import { z } from 'zod';

/** The largest number that a Postgres `integer` column holds. */
const MOST_INT = 2_147_483_647;

/** Where a page of tags ended: how many prompts have its last tag, and the tag. */
export const tagCursor = z.tuple([z.int().min(0).max(MOST_INT), z.string().min(1)]).transform(([prompts, tag]) => ({ prompts, tag }));
