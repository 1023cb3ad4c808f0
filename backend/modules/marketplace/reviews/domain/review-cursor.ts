import { z } from 'zod';
import { invalid } from '#kernel/errors.ts';

export type ReviewSort = 'helpful' | 'newest' | 'lowest';

/** The last row of a page: what it is sorted by (votes or stars; 0 for `newest`) and its id. */
export interface ReviewCursor {
  value: number;
  id: string;
}

/** Largest of Postgres' integers. */
const MOST_INT = 2_147_483_647;

const shape = z.tuple([z.enum(['helpful', 'newest', 'lowest']), z.coerce.number().int().min(0).max(MOST_INT), z.uuid()]);

export const encodeReviewCursor = (sort: ReviewSort, { value, id }: ReviewCursor): string => [sort, value, id].join('.');

/** @throws AppError invalid_request when it is not a cursor of this order */
export function decodeReviewCursor(text: string, sort: ReviewSort): ReviewCursor {
  const parsed = shape.safeParse(text.split('.'));
  if (!parsed.success || parsed.data[0] !== sort) throw foreignCursor();
  return { value: parsed.data[1], id: parsed.data[2] };
}

/** 400 for a cursor that this list did not give. */
export const foreignCursor = () => invalid([{ path: ['cursor'], message: 'This cursor does not belong to this list.' }]);
