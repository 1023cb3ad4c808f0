import { z } from 'zod';
import { cursorTime } from '#kernel/cursor.ts';

/** The cursor of a list of provider objects by time: the time of the page's last row, and that row's id at the provider. */
export const placeInTime = z.tuple([cursorTime, z.string().min(1).max(255)]);
