import type { Database } from '#kernel/db/database.ts';
import type { RandomEvent } from './random-events.ts';

export interface DeliveryFaults {
  /** Messages that did not arrive, as event mark and reader. */
  missing: string[];
  /** Messages that reached a user for whom they are not meant, as event mark and reader. */
  stray: string[];
  /** Messages that a reader got more than once, as event mark and reader. */
  twice: string[];
}

const MARK = /[0-9a-f]{8}-0000-7000-8000-[0-9a-f]{12}/;

/**
 * Compares the stored messages with the readers that the published events name. All lists are empty when every reader got exactly one message for
 * each event.
 */
export async function deliveryFaults(db: Database, events: readonly RandomEvent[]): Promise<DeliveryFaults> {
  const expected = new Set(events.flatMap(({ mark, readers }) => readers.map((reader) => `${mark} ${reader}`)));
  const told = new Map<string, number>();
  const stored = (await db.knex('messages').select('user_id', 'content', 'related_entity_id')) as { user_id: string; content: string; related_entity_id: string | null }[];
  for (const { user_id, content, related_entity_id } of stored) {
    const mark = MARK.exec(`${related_entity_id ?? ''} ${content}`)?.[0] ?? 'unmarked';
    const key = `${mark} ${user_id}`;
    told.set(key, (told.get(key) ?? 0) + 1);
  }
  return {
    missing: [...expected].filter((key) => !told.has(key)),
    stray: [...told.keys()].filter((key) => !expected.has(key)),
    twice: [...told].filter(([, count]) => count > 1).map(([key]) => key),
  };
}
