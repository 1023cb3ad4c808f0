import { COLLECTION_ITEMS_LIMIT, COLLECTION_NAME_MAX } from '#contracts/collections.ts';
import type { Collection } from '#contracts/collections.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { isInside } from '../collections.policy.ts';
import { findCollection } from '../queries/find-collection.ts';
import { presentCollection } from '../queries/present-collections.ts';
import { shownWorks } from '../queries/shown-works.ts';
import type { Work } from '../queries/shown-works.ts';
import { insertCollection } from './create-collection.ts';

const SUFFIX = ' (copy)';
const ITEMS = `select item_type as "itemType", item_id as "itemId" from collection_items where collection_id = :id and status = 'accepted' order by position, item_id limit ${COLLECTION_ITEMS_LIMIT}`;
// Items are copied without their notes, because other people wrote those for the original collection.
const COPY = `
  with copied as (
    insert into collection_items (collection_id, item_id, item_type, position, added_by, added_at)
    select :copyId, item_id, item_type, position, :userId, :now from collection_items where collection_id = :id and item_id = any(:itemIds::uuid[])
    returning 1
  )
  update collections set item_count = (select count(*) from copied) where id = :copyId`;

/**
 * Makes a private copy of a collection for a person, with the items that this person may see, but without notes.
 * @throws AppError not_found, collections_full
 */
export async function duplicateCollection(tx: Tx, context: CollectionsContext, userId: string, collectionId: string): Promise<{ collection: Collection }> {
  const row = await findCollection(tx, collectionId, userId);
  const works = await rows<Work>(tx, ITEMS, { id: row.id });
  const shown = await shownWorks(tx, context, works, userId);
  const inside = isInside(row, userId);
  const itemIds = works.filter((work) => shown.has(work, inside)).map(({ itemId }) => itemId);
  const name = `${row.name.slice(0, COLLECTION_NAME_MAX - SUFFIX.length).trimEnd()}${SUFFIX}`;
  const copyId = await insertCollection(tx, context, userId, { name, description: '', kind: row.kind, visibility: 'private', add: 'owner' });
  await rows(tx, COPY, { copyId, userId, id: row.id, itemIds, now: context.clock.now() });
  return { collection: await presentCollection(tx, context, await findCollection(tx, copyId, userId), userId) };
}
