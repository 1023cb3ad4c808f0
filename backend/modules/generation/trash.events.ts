import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** The owner moved runs that had delivered something to the trash. Places that showed them must show them no longer. */
export const runsTrashed = defineEvent('runs_trashed', 1, z.object({ userId: id, generationIds: z.array(id) }));
