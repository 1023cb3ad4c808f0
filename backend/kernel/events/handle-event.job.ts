import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import type { QueuedJob } from '../jobs/queues.ts';
import type { Subscription } from './event.ts';

/** Lets one subscriber react to one event: each retries alone. */
export const handleEventJob = defineJob({
  name: 'events.handle_event',
  payload: z.object({ eventId: z.uuid(), subscriber: z.string() }),
  attempts: 5,
});

/** Behind every job without a priority, in order among themselves. */
const UNHURRIED = 1;

/** The queued form; its id makes sending an event again harmless while the first job waits. */
export const eventJob = (eventId: string, { subscriber, urgent }: Pick<Subscription, 'subscriber' | 'urgent'>): QueuedJob => ({
  name: handleEventJob.name,
  jobId: `ev-${eventId}-${subscriber.replaceAll(':', '_')}`,
  payload: { eventId, subscriber },
  attempts: handleEventJob.attempts,
  priority: urgent ? 0 : UNHURRIED,
});
