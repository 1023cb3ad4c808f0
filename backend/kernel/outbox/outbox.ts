import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { afterCommit } from '../db/database.ts';
import type { Tx } from '../db/database.ts';
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
      await tx('outbox_events').insert({
        id,
        name: event.name,
        version: event.version,
        payload: JSON.stringify(event.payload.parse(payload)),
        occurred_at: clock.now(),
      });
      wakeAfterCommit(tx);
      return id;
    },
    async enqueue(tx, job, payload, options) {
      await tx('outbox_jobs').insert({
        id: newId(),
        queue: options.queue,
        name: job.name,
        job_id: options.jobId,
        payload: JSON.stringify(job.payload.parse(payload)),
        attempts: job.attempts,
        priority: options.priority ?? 1,
        delay_ms: options.delayMs ?? 0,
        created_at: clock.now(),
      });
      wakeAfterCommit(tx);
    },
  };
}
