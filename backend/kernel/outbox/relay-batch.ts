import { one } from '#contracts/must.ts';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import type { OutboxEventsTable, OutboxJobsTable } from '../db/kernel.tables.ts';
import { prepared } from '../db/raw.ts';
import { eventJob } from '../events/handle-event.job.ts';
import type { FailpointName } from '../failpoints.ts';
import type { SubscriptionsByEvent } from '../events/subscriptions.ts';
import type { QueueName } from '../jobs/job.ts';
import type { QueuedJob, Queues } from '../jobs/queues.ts';

export interface BatchDeps {
  db: Database;
  queues: Pick<Queues, 'addBulk'>;
  clock: Clock;
  subscriptionsByEvent: SubscriptionsByEvent;
  batchSize: number;
  /** Kills the process at a named place in tests (docs/rules/server.md#failpoints). */
  hit(name: FailpointName): void;
}

interface JobRow extends OutboxJobsTable {
  queue: QueueName;
}

interface EventRow extends Pick<OutboxEventsTable, 'id' | 'name' | 'payload'> {
  queue: null;
  done: string[];
}

// Takes rows of the outbox and skips those that another relay holds, so any number of relays share the work. An event without subscribers is finished at once.
// This transaction may commit asynchronously: if a crash loses it, a relay sends the rows again, and consumers are idempotent.
const TAKE = {
  name: 'outbox_take_3',
  sql: `
  with hasty as (select set_config('synchronous_commit', 'off', true)), jobs as (
    delete from outbox_jobs where id = any(array(
      select id from outbox_jobs order by id limit :limit for update skip locked))
    returning id, queue, name, job_id, payload, attempts, priority, delay_ms, created_at
  ), events as (
    update outbox_events e set relayed_at = :now, sends = sends + 1, completed_at = case when name = any(:heard::text[]) then null else :now::timestamptz end where id = any(array(
      select id from outbox_events where relayed_at is null order by id limit :limit for update skip locked))
    returning id, name, payload, case when sends = 1 then '{}'::text[]
      else array(select subscriber from processed_events p where p.event_id = e.id) end as done
  )
  select taken.* from hasty, (
    select id, queue, name, job_id, payload, attempts, priority, delay_ms, created_at, null::text[] as done from jobs
    union all select id, null, name, null, payload, null, null, null, null, done from events
  ) taken`,
};

/**
 * Moves one batch of outbox rows to the queues and returns how many. The relay adds the jobs before the commit deletes the rows. If it dies in
 * between, the jobs are sent again, and consumers ignore the repeat.
 */
export async function relayBatch(deps: BatchDeps): Promise<number> {
  const { db, queues, clock, batchSize: limit, hit } = deps;
  return db.transaction(async (tx) => {
    const now = clock.now();
    const taken = await prepared<JobRow | EventRow>(tx, TAKE, { limit, now, heard: [...deps.subscriptionsByEvent.keys()] });
    const jobs = taken.filter((row): row is JobRow => row.queue !== null);
    const events = taken.filter((row): row is EventRow => row.queue === null);
    if (taken.length === 0) return 0;

    const byQueue = new Map<QueueName, QueuedJob[]>();
    for (const row of jobs.sort(byId)) push(byQueue, row.queue, queuedJob(row, now));
    const settled: string[] = [];
    for (const event of events.sort(byId)) {
      const listening = deps.subscriptionsByEvent.get(event.name);
      if (!listening) continue;
      const waiting = listening.filter((each) => !event.done.includes(each.subscriber) && each.concerns(event.payload));
      if (waiting.length === 0) settled.push(event.id);
      for (const subscription of waiting) push(byQueue, 'events', eventJob(event.id, subscription));
    }
    hit('outbox.before_add');
    await Promise.all([...byQueue].map(([queue, list]) => queues.addBulk(queue, list)));
    hit('outbox.after_add');
    await markCompleted(tx, settled, now);
    return taken.length;
  });
}

const WAITS = {
  name: 'outbox_waits_1',
  sql: 'select exists (select from outbox_jobs) or exists (select from outbox_events where relayed_at is null) as waits',
};

/** Whether the outbox has rows. This takes one statement, where moving an empty batch would take three. */
export async function outboxWaits(db: Database): Promise<boolean> {
  const row = one(await prepared<{ waits: boolean }>(db.knex, WAITS));
  return row.waits;
}

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

function push(groups: Map<QueueName, QueuedJob[]>, queue: QueueName, job: QueuedJob): void {
  const group = groups.get(queue);
  if (group) group.push(job);
  else groups.set(queue, [job]);
}

const queuedJob = (row: JobRow, now: Date): QueuedJob => ({
  name: row.name,
  jobId: row.job_id,
  payload: row.payload,
  attempts: row.attempts,
  priority: row.priority,
  // The job's remaining delay is never longer than its requested one, because the clock of the process that wrote the row may have been ahead.
  delayMs: Math.min(row.delay_ms, Math.max(0, row.created_at.getTime() + row.delay_ms - now.getTime())),
});

const MARK = { name: 'outbox_settle_1', sql: 'update outbox_events set completed_at = ? where id = any(?::uuid[])' };

async function markCompleted(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await prepared(tx, MARK, [now, ids]);
}
