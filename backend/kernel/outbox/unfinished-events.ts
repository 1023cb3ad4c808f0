import type { Connection, Tx } from '../db/database.ts';
import { rows } from '../db/raw.ts';

export interface UnfinishedEvent {
  id: string;
  name: string;
  occurredAt: Date;
  sends: number;
  sentAt: Date | null;
  handled: string[];
}

const UNFINISHED = `
  select id, name, occurred_at as "occurredAt", sends, relayed_at as "sentAt",
    array(select subscriber from processed_events where event_id = outbox_events.id order by subscriber) as handled
  from outbox_events where completed_at is null and occurred_at < :before order by occurred_at, id limit :limit`;

/** Lists events from before a moment that some of their subscribers have not handled, oldest first. */
export const unfinishedEvents = (connection: Connection, before: Date, limit: number): Promise<UnfinishedEvent[]> => rows<UnfinishedEvent>(connection, UNFINISHED, { before, limit });

const AGAIN = 'update outbox_events set relayed_at = null, sends = 0 where id = ? and completed_at is null returning name';

/**
 * Lets the relay send an unfinished event again. Subscribers that have handled it are skipped, and the waits between sendings start anew. Returns the
 * event's name; null when it is finished or unknown.
 */
export async function sendAgain(tx: Tx, eventId: string): Promise<string | null> {
  const [event] = await rows<{ name: string }>(tx, AGAIN, [eventId]);
  return event?.name ?? null;
}
