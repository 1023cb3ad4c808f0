import { millis } from '#kernel/clock.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { keyOfTime } from '#kernel/fractional-keys.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { packMissing } from '../collections.errors.ts';

interface Save {
  packId: string;
  userId: string;
}

// The primary key of collection items allows each pack once, so a hundred clicks on save are one save.
const SAVE = `
  with moved as (
    insert into collection_items (collection_id, item_id, item_type, position, added_by, added_at) values (:userId, :packId, 'pack', :position, :userId, :now)
    on conflict do nothing returning 1
  )
  insert into collections (id, owner_id, name, item_count, created_at, updated_at) select :userId, :userId, 'Saved', 1, :now, :now from moved
  on conflict (id) do update set item_count = collections.item_count + 1, updated_at = excluded.updated_at`;
const UNSAVE = `
  with moved as (
    delete from collection_items where collection_id = :userId and item_id = :packId and item_type = 'pack' returning 1
  )
  update collections set item_count = item_count - 1 where id = :userId and exists (select from moved)`;
const SAVED = `
  select item_id as id from collection_items
  where collection_id = :userId and item_type = 'pack' and (cast(:packIds as uuid[]) is null or item_id = any(cast(:packIds as uuid[])))`;

/**
 * Puts a pack into the person's collection "Saved". Saving it again changes nothing (docs/rules/keeping.md#saves).
 * @throws AppError not_found for what this person may not open
 */
export async function savePack(tx: Tx, { clock, packs }: Pick<CollectionsContext, 'clock' | 'packs'>, { packId, userId }: Save): Promise<{ on: true }> {
  if (!(await packs.cards(tx, [packId], userId)).has(packId)) throw packMissing();
  await rows(tx, SAVE, { packId, userId, position: keyOfTime(millis(clock)), now: clock.now() });
  return { on: true };
}

/** Takes a pack out of the person's collection "Saved", even if it has left the market. */
export async function unsavePack(tx: Tx, { packId, userId }: Save): Promise<{ on: false }> {
  await rows(tx, UNSAVE, { packId, userId });
  return { on: false };
}

/** Which of these packs a person saved; null asks for all saved packs. One query. */
export const savedPacks = async (connection: Connection, userId: string, packIds: readonly string[] | null): Promise<string[]> =>
  (await rows<{ id: string }>(connection, SAVED, { userId, packIds: packIds && [...packIds] })).map(({ id }) => id);
