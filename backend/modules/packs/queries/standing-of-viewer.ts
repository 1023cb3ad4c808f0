import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** Whether a person holds a pack, and their ticked parts. */
export interface Standing {
  packId: string;
  /** Whether the person holds the pack, by purchase or gift, and it was not refunded. */
  held: boolean;
  /** Ids of the parts that the person ticked off as done. */
  ticked: string[];
}

const STANDINGS = `
  select c.id as "packId",
    exists (select from pack_purchases h where h.pack_id = c.id and h.holder_id = :userId and h.status = 'active') as held,
    coalesce((select array_agg(g.prompt_id) from pack_progress g where g.pack_id = c.id and g.user_id = :userId), cast('{}' as uuid[])) as ticked
  from unnest(cast(:ids as uuid[])) as c (id)`;

/** For each of these packs, whether a person holds it and which parts they ticked, in one statement; empty for visitors. */
export async function standingsIn(connection: Connection, packIds: readonly string[], userId: string | null): Promise<Map<string, Standing>> {
  if (userId === null || packIds.length === 0) return new Map();
  return new Map((await rows<Standing>(connection, STANDINGS, { ids: [...packIds], userId })).map((standing) => [standing.packId, standing]));
}
