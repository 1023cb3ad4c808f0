import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** An account took over a finished run that it did not start, such as a visitor's demo run. No figure counts it. */
export const runKept = defineEvent('run_kept', 1, z.object({ generationId: id, userId: id }));
