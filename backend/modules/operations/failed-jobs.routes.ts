import { listFailedJobs, retryFailedJobs } from '#contracts/failed-jobs.ts';
import { permit } from '#contracts/permissions.ts';
import type { Database } from '#kernel/db/database.ts';
import { failedIds, listFailed, retryFailed } from '#kernel/jobs/failed-jobs.ts';
import type { Queues } from '#kernel/jobs/queues.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { unknownQueue } from './operations.errors.ts';
import { adminAction, adminActionOf } from './operations.events.ts';

interface FailedJobsDeps {
  db: Database;
  outbox: Outbox;
  queues: Queues | null;
}

/** Routes for developers: they list jobs that failed for good, and run them again (docs/rules/server.md#failed-jobs). */
export function failedJobRoutes(routes: Routes, { db, outbox, queues }: FailedJobsDeps): void {
  routes.read(listFailedJobs, permit('queues.read'), async ({ query }) => {
    const { items, counts, nextCursor } = await listFailed(queues, query);
    return { items: items.map(({ addedAt, failedAt, ...job }) => ({ ...job, addedAt: addedAt.toISOString(), failedAt: failedAt.toISOString() })), queues: counts, nextCursor };
  });

  // The retry changes only Redis, so the audit entry is committed first. A retry without an audit entry cannot happen.
  routes.session(retryFailedJobs, permit('queues.change'), async ({ body: { queue, jobs, reason }, viewer, requestId }) => {
    if (queues && !queues.names.includes(queue)) throw unknownQueue();
    const ids = await failedIds(queues, queue, jobs);
    if (ids.length === 0) return { retried: 0 };
    const label = 'id' in jobs ? `${queue} ${jobs.id}` : `${jobs.name} in ${queue}`;
    await db.transaction((tx) => outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'queues.retry', target: { type: 'queue', id: queue, label }, reason, details: { jobs: ids.length } })));
    return { retried: await retryFailed(queues, queue, ids) };
  });
}
