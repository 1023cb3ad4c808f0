import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** An archive that took so long that its owner may have gone is ready. */
export const archiveReady = defineEvent('archive_ready', 1, z.object({ archiveId: id, userId: id, kind: z.enum(['creations', 'account']), items: z.number().int() }));
