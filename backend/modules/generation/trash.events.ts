import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** The owner moved delivered runs to the trash. All places that showed them show them no more. */
export const runsTrashed = defineEvent('runs_trashed', 1, z.object({ userId: id, generationIds: z.array(id) }));
