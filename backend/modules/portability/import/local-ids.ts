import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Taking } from './takers.ts';

const LOCAL = `
  select item_type as type, source_id as id, local_id as "localId" from imported_items
  where owner_id = :ownerId and source = :source and source_id = any(cast(:ids as uuid[]))`;

/**
 * The local ids of things that this import has brought so far, by their type and their id in the other installation. Things that were not
 * imported are absent.
 */
export async function localIds(tx: Tx, { ownerId, source }: Taking, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await rows<{ type: string; id: string; localId: string }>(tx, LOCAL, { ownerId, source, ids: [...ids] });
  return new Map(found.map(({ type, id, localId }) => [`${type} ${id}`, localId]));
}
