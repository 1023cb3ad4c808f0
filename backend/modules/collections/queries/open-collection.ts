import { z } from 'zod';
import type { CollectionItem, openCollection as endpoint } from '#contracts/collections.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { isInside, mayManage } from '../collections.policy.ts';
import { findCollection } from './find-collection.ts';
import { presentCollection } from './present-collections.ts';
import { shownWorks } from './shown-works.ts';
import type { Work } from './shown-works.ts';

interface ItemRow extends Work {
  note: string;
  addedBy: string | null;
  addedAt: Date;
  status: CollectionItem['status'];
  position: string;
}

const PLACE = z.strictObject({ position: z.string().max(200).regex(/^[0-9A-Za-z]+$/), id: z.uuid() });
// An item that waits for review is visible to the reviewers and to the person who added it.
const ITEMS = `
  select item_type as "itemType", item_id as "itemId", note, added_by as "addedBy", added_at as "addedAt", status, position
  from collection_items
  where collection_id = :collectionId and status = :status and (cast(:type as text) is null or item_type = cast(:type as text))
    and (cast(:adder as uuid) is null or added_by = cast(:adder as uuid))
    and (cast(:position as text) is null or (position, item_id) > (cast(:position as text) collate "C", cast(:after as uuid)))
  order by position, item_id limit :limit`;

/**
 * A collection with a page of the items that the viewer may see, so a page may be shorter than requested.
 * @throws AppError not_found; invalid_request for a foreign cursor
 */
export async function openCollection(context: CollectionsContext, idOrSlug: string, viewerId: string | null, { limit, cursor, status, type }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const place = afterPlace(cursor, PLACE);
  const row = await findCollection(knex, idOrSlug, viewerId);
  const reviews = viewerId !== null && mayManage(row, viewerId);
  // A visitor has added nothing, so a visitor's list of waiting items is empty.
  if (status === 'review' && viewerId === null) return { collection: await presentCollection(knex, context, row, null), items: [], nextCursor: null };
  const [collection, found] = await Promise.all([
    presentCollection(knex, context, row, viewerId),
    rows<ItemRow>(knex, ITEMS, {
      collectionId: row.id, status, type: type ?? null, adder: status === 'review' && !reviews ? viewerId : null,
      position: place?.position ?? null, after: place?.id ?? null, limit: limit + 1,
    }),
  ]);
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ position: last.position, id: last.itemId }));
  const [shown, people] = await Promise.all([shownWorks(knex, context, page, viewerId), context.identity.creators(knex, page.flatMap(({ addedBy }) => addedBy ?? []))]);
  const inside = isInside(row, viewerId);
  const items = page.flatMap(({ itemType, itemId, note, addedBy, addedAt, status: state }): CollectionItem[] => {
    const base = { itemId, note, addedBy: (addedBy !== null && people.get(addedBy)) || null, addedAt: addedAt.toISOString(), status: state };
    if (itemType === 'prompt') {
      const prompt = shown.prompt(itemId, inside);
      return prompt ? [{ ...base, itemType, prompt }] : [];
    }
    if (itemType === 'pack') {
      const pack = shown.pack(itemId);
      return pack ? [{ ...base, itemType, pack }] : [];
    }
    const creation = shown.creation(itemId);
    return creation ? [{ ...base, itemType, creation }] : [];
  });
  return { collection, items, nextCursor };
}
