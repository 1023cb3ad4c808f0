import { z } from 'zod';
import { id, isoTime } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

const thumbs = z.union([z.literal(-1), z.literal(0), z.literal(1)]);

/**
 * The runner gave, changed or removed their thumbs for a delivered run of another person's prompt. A statistic removes `previous` and adds
 * `rating`, both on the day on which the run ended, because that day never changes.
 */
export const runRated = defineEvent(
  'run_rated',
  1,
  z.object({ generationId: id, promptId: id, userId: id, finishedAt: isoTime, previous: thumbs, rating: thumbs }),
);

/** The owner of any delivered run gave, changed or removed their thumbs. No statistic counts this event: see `run_rated`. */
export const runThumbsChanged = defineEvent('run_thumbs_changed', 1, z.object({ generationId: id, userId: id, rating: thumbs }));
