import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { afterCommit } from '../db/database.ts';
import type { Tx } from '../db/database.ts';
import { prepared } from '../db/raw.ts';
import type { EventDefinition } from '../events/event.ts';
import { newId } from '../ids.ts';
import type { EnqueueOptions, JobDefinition } from '../jobs/job.ts';

/**
 * The only way to announce a change: events and jobs are rows of the transaction that makes the change, and a relay
 * moves committed rows to the queue. Nothing is announced that did not happen, and nothing that happened is lost.
 */
export interface Outbox {
  /** Records a fact; returns the event id. */
  publish<N extends string, P extends z.ZodType>(tx: Tx, event: EventDefinition<N, P>, payload: z.input<P>): Promise<string>;
  /** Records a job. */
  enqueue<P extends z.ZodType>(tx: Tx, job: JobDefinition<P>, payload: z.input<P>, options: EnqueueOptions): Promise<void>;
}

export interface OutboxOptions {
  clock: Clock;
  /** Wakes the relay after a commit; polling is the net, so losing a signal costs only time. */
  wake(): void;
}

/** An outbox that writes into the caller's transaction and wakes the relay once per commit. */
// Every write passes here: plain prepared statements, without a builder around them.
const PUBLISH = {
  name: 'outbox_publish_1',
  sql: 'insert into outbox_events (id, name, version, payload, occurred_at) values (?, ?, ?, ?, ?)',
};
const ENQUEUE = {
  name: 'outbox_enqueue_1',
  sql: `insert into outbox_jobs (id, queue, name, job_id, payload, attempts, priority, delay_ms, created_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
};

export function createOutbox({ clock, wake }: OutboxOptions): Outbox {
  const woken = new WeakSet<Tx>();
  const wakeAfterCommit = (tx: Tx): void => {
    if (woken.has(tx)) return;
    woken.add(tx);
    afterCommit(tx, wake);
  };
  return {
    async publish(tx, event, payload) {
      const id = newId();
      const body = JSON.stringify(event.payload.parse(payload));
      await prepared(tx, PUBLISH, [id, event.name, event.version, body, clock.now()]);
      wakeAfterCommit(tx);
      return id;
    },
    async enqueue(tx, job, payload, options) {
      const { queue, jobId, priority = 1, delayMs = 0 } = options;
      const body = JSON.stringify(job.payload.parse(payload));
      await prepared(tx, ENQUEUE, [newId(), queue, job.name, jobId, body, job.attempts, priority, delayMs, clock.now()]);
      wakeAfterCommit(tx);
    },
  };
}
