import { z } from 'zod';

/** The largest number that a Postgres `integer` column holds. */
const MOST_INT = 2_147_483_647;

/** The cursor of a page of tags: its last tag, and how many prompts have that tag. */
export const tagCursor = z.tuple([z.int().min(0).max(MOST_INT), z.string().min(1)]).transform(([prompts, tag]) => ({ prompts, tag }));
