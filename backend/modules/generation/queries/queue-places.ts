import type { Connection } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';

// A run that waits for a slot comes after every job on its queue, and after the runs of its owner that wait longer.
const PLACES = {
  name: 'generation_places_2',
  sql: `
  select g.id, (
    select count(*) from generations o
    where o.content_type = g.content_type and o.lane = g.lane and o.status = 'queued' and o.dispatched_at is not null
      and (g.dispatched_at is null or o.id < g.id)
  ) + case when g.dispatched_at is null then (
    select count(*) from generations o
    where o.user_id = g.user_id and o.lane = g.lane and o.status = 'queued' and o.dispatched_at is null and o.id < g.id
  ) else 0 end as ahead
  from generations g where g.id = any(?::uuid[]) and g.status = 'queued'`,
};

/** The number of runs in the queue before each of these runs, by id. Runs that are not queued are absent. */
export async function queuePlaces(connection: Connection, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await prepared<{ id: string; ahead: number }>(connection, PLACES, [ids]);
  return new Map(found.map(({ id, ahead }) => [id, ahead]));
}
