import type { Database } from '#kernel/db/database.ts';
import type { QueueChange } from '#kernel/jobs/queue-board/create-queue-board.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { adminAction } from '../operations.events.ts';

/** Publishes that a person changed a job queue on the queue board. The change itself is in Redis, so the event has a transaction of its own. */
export const recordQueueChange =
  ({ db, outbox }: { db: Database; outbox: Outbox }) =>
  async ({ viewer, method, path, queue, requestId }: QueueChange): Promise<void> => {
    await db.transaction((tx) =>
      outbox.publish(tx, adminAction, {
        actorId: viewer.userId,
        actorName: viewer.username,
        elevated: viewer.elevatedUntil !== null,
        action: 'queues.change',
        targetType: 'queue',
        targetId: queue,
        targetLabel: queue ?? 'all queues',
        reason: null,
        details: { method, path },
        requestId,
      }),
    );
  };
