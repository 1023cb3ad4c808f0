import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import type { QueuedJob } from '../jobs/queues.ts';
import type { Subscription } from './event.ts';

/** The job that runs one subscriber's reaction to one event, so that each reaction is retried alone. */
export const handleEventJob = defineJob({
  name: 'events.handle_event',
  payload: z.object({ eventId: z.uuid(), subscriber: z.string() }),
  attempts: 5,
});

/** The priority of event jobs that no person waits for. BullMQ runs them in their order, after every job without a priority. */
const UNHURRIED = 1;

/** Makes the job for one subscriber of an event. Its id lets the queue ignore a second copy while the first one waits. */
export const eventJob = (eventId: string, { subscriber, urgent }: Pick<Subscription, 'subscriber' | 'urgent'>): QueuedJob => ({
  name: handleEventJob.name,
  jobId: `ev-${eventId}-${subscriber.replaceAll(':', '_')}`,
  payload: { eventId, subscriber },
  attempts: handleEventJob.attempts,
  priority: urgent ? 0 : UNHURRIED,
});
