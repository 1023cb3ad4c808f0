import { MINUTE_MS, SECOND_MS } from '#contracts/durations.ts';
import type { Clock } from '../clock.ts';
import { millis } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { rows } from '../db/raw.ts';
import { restAfter } from '../jobs/maintenance.ts';

/** An event as the outbox stores it. Its payload was checked when it was published. */
export interface KeptEvent {
  id: string;
  name: string;
  payload: unknown;
  occurred_at: Date;
}

/** A reader gets finished events in batches, for work that no person waits for. A subscriber would cost each event a job and a transaction. */
export interface EventReader {
  /**
   * The name of the reader, such as `<module>.read_facts`. It must be unique, differ from all subscribers and never change, because marks are
   * stored under it.
   */
  readonly reader: string;
  readonly names: readonly string[];
  /** Stores what the module makes of these events, in the transaction that marks them as read. */
  handle(tx: Tx, events: readonly KeptEvent[]): Promise<void>;
}

export interface ReadEventsOptions {
  /** How many events a reader gets in one transaction. */
  batchSize: number;
  /** How many batches a reader gets at most in one reading, so that other maintenance waits for some seconds at most. The next reading continues. */
  mostBatches: number;
  /**
   * How far each reading of events looks back, in ms. An event gets its completion time before its commit, so an earlier reading may have
   * missed it. This must be longer than such a transaction takes as a rule, with the difference of two clocks.
   */
  overlapMs: number;
  /**
   * How often, in ms, a reading looks back twice as far as this, for the events of a process that was frozen before its commit. If each
   * reading did, it would go through the same thousands of events again.
   */
  farEveryMs: number;
}

const READ_EVENTS: ReadEventsOptions = { batchSize: 200, mostBatches: 50, overlapMs: 30 * SECOND_MS, farEveryMs: 5 * MINUTE_MS };

const TAKE = `
  with due as (
    select id, name, payload, occurred_at, completed_at from outbox_events e
    where completed_at >= coalesce(cast(:since as timestamptz), '-infinity') and name = any(:names::text[])
      and not exists (select from processed_events p where p.event_id = e.id and p.subscriber = :reader)
    order by completed_at, id limit :limit
  ), marks as (
    insert into processed_events (event_id, subscriber, processed_at) select id, :reader, :now from due order by id on conflict do nothing returning event_id
  )
  select due.id, name, payload, occurred_at, completed_at, event_id is not null as fresh from due left join marks on event_id = due.id order by completed_at, due.id`;

const MOVE = `
  insert into event_readers as r (reader, read_until) values (:reader, :until)
  on conflict (reader) do update set read_until = greatest(r.read_until, excluded.read_until)`;

interface TakenRow extends KeptEvent {
  completed_at: Date;
  /** False when another process has marked the event as read at the same moment. */
  fresh: boolean;
}

/**
 * Gives a reader the events that all subscribers had since its last reading, each once: the marks commit with what the reader stores
 * (docs/rules/server.md#readers). @throws what the reader throws; then the batch stays unread for the next reading
 */
export async function readEvents({ db, clock }: { db: Database; clock: Clock }, { reader, names, handle }: EventReader, options: Partial<ReadEventsOptions> = {}): Promise<void> {
  const { batchSize: limit, mostBatches, overlapMs, farEveryMs } = { ...READ_EVENTS, ...options };
  const until = clock.now();
  const [place] = await rows<{ read_until: Date }>(db.knex, 'select read_until from event_readers where reader = ?', [reader]);
  const turnOf = (time: Date): number => Math.floor(time.getTime() / farEveryMs);
  const backMs = place && turnOf(place.read_until) !== turnOf(until) ? 2 * farEveryMs : overlapMs;
  // The clock may have been set back since the last reading, for example after a failover to another database.
  let since = place ? new Date(Math.min(place.read_until.getTime(), until.getTime()) - backMs) : null;
  for (let batches = 0; ; batches += 1) {
    // Keeps `read_until`, from which the next reading continues by the marks.
    if (batches === mostBatches) return;
    const startedAt = performance.now();
    const taken = await db.transaction(async (tx) => {
      const due = await rows<TakenRow>(tx, TAKE, { reader, names: [...names], since, limit, now: new Date(millis(clock)) });
      const fresh = due.filter((event) => event.fresh);
      if (fresh.length > 0) await handle(tx, fresh);
      return due;
    });
    if (taken.length < limit) break;
    since = taken.at(-1)?.completed_at ?? since;
    await restAfter(startedAt);
  }
  await rows(db.knex, MOVE, { reader, until });
}
