import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** An archive is ready whose preparation took over a minute. Its owner gets a message, because they may have left the page. */
export const archiveReady = defineEvent('archive_ready', 1, z.object({ archiveId: id, userId: id, kind: z.enum(['creations', 'account']), items: z.number().int() }));
