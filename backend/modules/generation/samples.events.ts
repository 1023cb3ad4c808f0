import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/**
 * Samples of a prompt were removed, because they repeat the text of the paid `version` that was published. `left` is the number of samples
 * that the prompt still shows.
 */
export const samplesRemoved = defineEvent('samples_removed', 1, z.object({ promptId: id, ownerId: id, title: z.string(), version: z.int(), removed: z.int(), left: z.int() }));
