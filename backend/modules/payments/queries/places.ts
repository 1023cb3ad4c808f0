import { z } from 'zod';
import { cursorTime } from '#kernel/cursor.ts';

/** Where a page of a list by time ended: the time of its last row, and the provider's id of it. */
export const placeInTime = z.tuple([cursorTime, z.string().min(1).max(255)]);
