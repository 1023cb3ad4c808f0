import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** A run that was made elsewhere, such as the demo run of a visitor, became a run of this account. It counts for no figure. */
export const runKept = defineEvent('run_kept', 1, z.object({ generationId: id, userId: id }));
