import type { listStripeEvents, StripeEventView } from '#contracts/stripe-sync.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { placeInTime } from './places.ts';
import { givenEntriesOf } from '#contracts/typed-records.ts';

interface Row {
  event_id: string;
  type: string;
  status: StripeEventView['status'];
  attempts: number;
  error: string | null;
  received_at: Date;
  processed_at: Date | null;
}

// The columns of provider events for lists, without the payload, which holds names and addresses.
const COLUMNS = 'event_id, type, status, attempts, error, received_at, processed_at';
const CONDITIONS = {
  status: 'status = :status',
  words: '(type ilike :words or event_id ilike :words)',
  at: '(received_at, event_id) < (cast(:at as timestamptz), :id)',
} as const;

/** A page of the stored events of the provider, latest first. */
export async function listEvents(
  connection: Connection,
  { limit, before, status, q }: QueryOf<typeof listStripeEvents>,
): Promise<{ items: StripeEventView[]; nextCursor: string | null }> {
  const [at, id] = afterPlace(before, placeInTime, 'before') ?? [];
  const given = { status, words: q ? `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : undefined, at };
  const asked = givenEntriesOf(given);
  const where = asked.length > 0 ? `where ${asked.map(([name]) => CONDITIONS[name]).join(' and ')}` : '';
  const bindings = { ...Object.fromEntries(asked), ...(id !== undefined && { id }), limit: limit + 1 };
  const found = await rows<Row>(connection, `select ${COLUMNS} from stripe_events ${where} order by received_at desc, event_id desc limit :limit`, bindings);
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor([last.received_at, last.event_id]));
  return { items: page.map(present), nextCursor };
}

/** One stored event of the provider; null for an unknown id. */
export async function findEvent(connection: Connection, eventId: string): Promise<StripeEventView | null> {
  const [row] = await rows<Row>(connection, `select ${COLUMNS} from stripe_events where event_id = ?`, [eventId]);
  return row ? present(row) : null;
}

const present = (row: Row): StripeEventView => ({
  id: row.event_id,
  type: row.type,
  status: row.status,
  attempts: row.attempts,
  error: row.error,
  receivedAt: row.received_at.toISOString(),
  processedAt: row.processed_at?.toISOString() ?? null,
});
