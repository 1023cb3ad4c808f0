import { COLLECTION_ITEMS_LIMIT } from '#contracts/collections.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { keyBetween } from '#kernel/fractional-keys.ts';
import type { CollectionsContext } from './collections-context.ts';
import { insertCollection } from './commands/create-collection.ts';

export interface PortableItem {
  itemType: 'prompt' | 'creation';
  itemId: string;
  note: string;
}

export interface PortableCollection {
  id: string;
  name: string;
  description: string;
  kind: 'mixed' | 'prompts' | 'creations';
  isSaved: boolean;
}

/** A person's own collections for account export and import. */
export interface CollectionPortability {
  /** A person's own collections, oldest first. */
  own(connection: Connection, userId: string): Promise<PortableCollection[]>;
  /**
   * The items of an own collection in their order. Other people's notes are left out, because they belong to these people, and packs, which
   * cannot be exported.
   */
  items(connection: Connection, userId: string, collectionId: string): Promise<PortableItem[]>;
  /**
   * Makes a private collection with these own works in their order, without publishing an event. Creations of "Saved" go into the person's own "Saved".
   * Returns the id.
   * @throws AppError collections_full
   */
  bring(tx: Tx, userId: string, collection: Omit<PortableCollection, 'id'>, items: readonly PortableItem[]): Promise<string>;
}

const OWN = 'select id, name, description, kind, is_saved as "isSaved" from collections where owner_id = ? order by id';
const ITEMS = `
  select item_type as "itemType", item_id as "itemId", case when added_by = :userId then note else '' end as note from collection_items
  where collection_id = :collectionId and status = 'accepted' and item_type <> 'pack' order by position, item_id`;
const LAST = 'select max(position) as position from collection_items where collection_id = ?';
const BRING = `
  with brought as (
    insert into collection_items (collection_id, item_id, item_type, position, note, added_by, added_at)
    select :collectionId, id, type, position, note, :userId, :now from jsonb_to_recordset(cast(:items as jsonb)) as r (id uuid, type text, position text, note text)
    on conflict do nothing returning 1
  )
  update collections set item_count = item_count + (select count(*) from brought), updated_at = :now where id = :collectionId`;
const MAKE_SAVED = `insert into collections (id, owner_id, name, created_at, updated_at) values (:userId, :userId, 'Saved', :now, :now) on conflict (id) do nothing`;

export const collectionPortability = (context: CollectionsContext): CollectionPortability => ({
  own: (connection, userId) => rows<PortableCollection>(connection, OWN, [userId]),
  items: (connection, userId, collectionId) => rows<PortableItem>(connection, ITEMS, { userId, collectionId }),
  bring: (tx, userId, ...collection) => bring(tx, context, userId, ...collection),
});

async function bring(tx: Tx, context: CollectionsContext, userId: string, { isSaved, ...wish }: Omit<PortableCollection, 'id'>, items: readonly PortableItem[]): Promise<string> {
  const now = context.clock.now();
  if (isSaved) await rows(tx, MAKE_SAVED, { userId, now });
  const collectionId = isSaved ? userId : await insertCollection(tx, context, userId, { ...wish, visibility: 'private', add: 'owner' });
  // An import puts only creations into the person's own "Saved". A saved prompt would count in figures, and own drafts cannot be saved.
  const brought = items.filter(({ itemType }) => !isSaved || itemType === 'creation').slice(0, COLLECTION_ITEMS_LIMIT);
  const [last] = await rows<{ position: string | null }>(tx, LAST, [collectionId]);
  let position = last?.position ?? null;
  const placed = brought.map(({ itemType, itemId, note }) => ({ id: itemId, type: itemType, note, position: (position = keyBetween(position, null)) }));
  await rows(tx, BRING, { collectionId, userId, now, items: JSON.stringify(placed) });
  return collectionId;
}
