import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { afterCommit, beforeCommit } from '../db/database.ts';
import type { Tx } from '../db/database.ts';
import { prepared } from '../db/raw.ts';
import type { EventDefinition } from '../events/event.ts';
import { newId } from '../ids.ts';
import type { EnqueueOptions, JobDefinition } from '../jobs/job.ts';

/**
 * The only way to announce a change (docs/rules/server.md#outbox). Events and jobs are rows in the transaction that makes the change, and a relay
 * moves committed rows to the queues. A rolled-back change announces nothing, and a crash loses nothing.
 */
export interface Outbox {
  /** Writes an event into the transaction's outbox. Returns its id. */
  publish<N extends string, P extends z.ZodType>(tx: Tx, event: EventDefinition<N, P>, payload: z.input<P>): Promise<string>;
  /** Writes a job into the transaction's outbox. */
  enqueue<P extends z.ZodType>(tx: Tx, job: JobDefinition<P>, payload: z.input<P>, options: EnqueueOptions): Promise<void>;
}

export interface OutboxOptions {
  clock: Clock;
  /** Wakes the relay after a commit. A lost signal costs one poll interval. */
  wake(): void;
}

// One statement at the end of a transaction inserts all its events and jobs, because every write of the product runs it.
const WRITE = {
  name: 'outbox_write_1',
  sql: `
  with events as (
    insert into outbox_events (id, name, version, payload, occurred_at)
    select id, name, version, payload, occurred_at from jsonb_to_recordset(:events::jsonb)
      as e (id uuid, name text, version int, payload jsonb, occurred_at timestamptz)
  )
  insert into outbox_jobs (id, queue, name, job_id, payload, attempts, priority, delay_ms, created_at)
  select id, queue, name, job_id, payload, attempts, priority, delay_ms, created_at from jsonb_to_recordset(:jobs::jsonb)
    as j (id uuid, queue text, name text, job_id text, payload jsonb, attempts int, priority int, delay_ms int, created_at timestamptz)`,
};

interface Announced {
  events: object[];
  jobs: object[];
}

/** Makes an outbox that writes events and jobs right before the caller's transaction commits, and wakes the relay once per commit. */
export function createOutbox({ clock, wake }: OutboxOptions): Outbox {
  const announced = new WeakMap<Tx, Announced>();
  const of = (tx: Tx): Announced => {
    const known = announced.get(tx);
    if (known) return known;
    const made: Announced = { events: [], jobs: [] };
    announced.set(tx, made);
    beforeCommit(tx, async () => void (await prepared(tx, WRITE, { events: JSON.stringify(made.events), jobs: JSON.stringify(made.jobs) })));
    afterCommit(tx, wake);
    return made;
  };
  return {
    publish(tx, event, payload) {
      const id = newId();
      of(tx).events.push({ id, name: event.name, version: event.version, payload: event.payload.parse(payload), occurred_at: clock.now() });
      return Promise.resolve(id);
    },
    enqueue(tx, job, payload, options) {
      const { queue, jobId, priority = 1, delayMs = 0 } = options;
      const body = job.payload.parse(payload);
      of(tx).jobs.push({ id: newId(), queue, name: job.name, job_id: jobId, payload: body, attempts: job.attempts, priority, delay_ms: delayMs, created_at: clock.now() });
      return Promise.resolve();
    },
  };
}
