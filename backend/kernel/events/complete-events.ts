import type { Clock } from '../clock.ts';
import type { Connection, Database } from '../db/database.ts';
import { prepared } from '../db/raw.ts';
import type { Logger } from '../logging/logger.ts';

// Closes an event when all its subscribers have left a mark. It runs after their commits, so that of two subscribers that end together the later one sees both
// marks.
const COMPLETE = {
  name: 'event_complete_2',
  sql: `
  update outbox_events e set completed_at = :now
  from jsonb_to_recordset(:events::jsonb) as d (id uuid, subscribers text[])
  where e.id = d.id and e.completed_at is null
    and (select count(*) from processed_events p where p.event_id = e.id and p.subscriber = any(d.subscribers)) = cardinality(d.subscribers)`,
};

/** Marks those events as completed whose subscribers have all reacted. `events` maps event ids to the names of their subscribers. */
export async function completeEvents(connection: Connection, clock: Clock, events: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const done = [...events].map(([id, subscribers]) => ({ id, subscribers }));
  await prepared(connection, COMPLETE, { events: JSON.stringify(done), now: clock.now() });
}

export interface Completions {
  complete(eventId: string, subscribers: readonly string[]): void;
  /** Completes the gathered events at once instead of waiting for more. */
  flush(): Promise<void>;
}

const COMPLETE_EVERY_MS = 200;

/**
 * Gathers finished events for a moment and completes them by one statement. No job waits for it. If a crash loses a completion, maintenance
 * sends the event again after 30 s. Its subscribers then find their marks, and the event is completed.
 */
export function createCompletions({ db, clock, log }: { db: Database; clock: Clock; log: Logger }): Completions {
  let waiting = new Map<string, readonly string[]>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const events = waiting;
    waiting = new Map();
    await completeEvents(db.knex, clock, events).catch((error: unknown) => log.warn({ err: error, events: events.size }, 'events stay open and are sent again'));
  };
  return {
    complete(eventId, subscribers) {
      waiting.set(eventId, subscribers);
      timer ??= setTimeout(() => void flush(), COMPLETE_EVERY_MS);
    },
    flush,
  };
}
