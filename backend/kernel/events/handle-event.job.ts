import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import type { QueuedJob } from '../jobs/queues.ts';
import type { Subscription } from './event.ts';

/** Runs one subscriber's reaction to one event, so that each reaction retries alone. */
export const handleEventJob = defineJob({
  name: 'events.handle_event',
  payload: z.object({ eventId: z.uuid(), subscriber: z.string() }),
  attempts: 5,
});

/** The priority of jobs that no person waits for. They run after every job without a priority, in their order. */
const UNHURRIED = 1;

/** The queued job. Its id makes a second sending harmless while the first job waits. */
export const eventJob = (eventId: string, { subscriber, urgent }: Pick<Subscription, 'subscriber' | 'urgent'>): QueuedJob => ({
  name: handleEventJob.name,
  jobId: `ev-${eventId}-${subscriber.replaceAll(':', '_')}`,
  payload: { eventId, subscriber },
  attempts: handleEventJob.attempts,
  priority: urgent ? 0 : UNHURRIED,
});
