import type { changeCollectionItem as endpoint } from '#contracts/collections.ts';
import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { forbidden, invalid } from '#kernel/errors.ts';
import { keyBetween } from '#kernel/fractional-keys.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { itemMissing } from '../collections.errors.ts';
import { collectionItemAccepted, collectionItemDeclined } from '../collections.events.ts';
import { mayManage } from '../collections.policy.ts';
import { lockCollection } from '../queries/find-collection.ts';
import { tellFilled } from './add-item.ts';
import { countItems } from './count-items.ts';
import { unsavePrompt } from './save-prompt.ts';

type Placed = ResponseOf<typeof endpoint>['item'];

interface ItemRow extends Placed {
  addedBy: string | null;
  position: string;
}

const ITEM = `
  select item_type as "itemType", item_id as "itemId", note, status, added_by as "addedBy", position
  from collection_items where collection_id = :collectionId and item_id = :itemId`;
// Finds the sort key of the next item, without counting the moved item. If two items have the same key, the moved item goes behind both.
const NEXT = `
  select min(position) as position from collection_items
  where collection_id = :collectionId and item_id <> :itemId and (cast(:before as text) is null or position > cast(:before as text) collate "C")`;

const findItem = async (tx: Tx, collectionId: string, itemId: string): Promise<ItemRow> => {
  const [item] = await rows<ItemRow>(tx, ITEM, { collectionId, itemId });
  if (!item) throw itemMissing();
  return item;
};

/** The sort key after another item of the collection; null means the first place. The caller has locked the collection. @throws AppError invalid_request */
export async function placeAfter(tx: Tx, collectionId: string, itemId: string, after: string | null): Promise<string> {
  if (after === itemId) throw invalid([{ path: ['after'], message: 'An item cannot come after itself.' }]);
  const before = after === null ? null : (await findItem(tx, collectionId, after)).position;
  const { position } = one(await rows<{ position: string | null }>(tx, NEXT, { collectionId, itemId, before }));
  return keyBetween(before, position);
}

/**
 * Moves an item of a collection, changes its note, or accepts or declines a waiting one. People who manage the collection may do all of this;
 * the person who added the item may change its note. If two people reorder at once, the second waits (docs/rules/keeping.md#order).
 * @throws AppError not_found, forbidden, invalid_request
 */
export async function changeItem(tx: Tx, context: CollectionsContext, userId: string, { id, itemId }: { id: string; itemId: string }, wish: BodyOf<typeof endpoint>): Promise<{ item: Placed }> {
  const row = await lockCollection(tx, id, userId);
  const item = await findItem(tx, row.id, itemId);
  const manages = mayManage(row, userId);
  if (!manages && (item.addedBy !== userId || wish.after !== undefined || wish.decision !== undefined)) throw item.status === 'accepted' || item.addedBy === userId ? forbidden() : itemMissing();
  const position = wish.after === undefined ? item.position : await placeAfter(tx, row.id, itemId, wish.after);
  const note = wish.note ?? item.note;
  const decided = item.status === 'review' && wish.decision !== undefined;
  const status = decided ? (wish.decision === 'accept' ? 'accepted' : 'declined') : item.status;
  await tx('collection_items').where({ collection_id: row.id, item_id: itemId }).update({ position, note, status });
  if (decided) {
    await countItems(tx, context, row.id, { accepted: status === 'accepted' ? 1 : 0, review: -1 });
    const event = status === 'accepted' ? collectionItemAccepted : collectionItemDeclined;
    if (item.addedBy !== null) await context.outbox.publish(tx, event, { collectionId: row.id, userId: item.addedBy, itemType: item.itemType, itemId });
    if (status === 'accepted') await tellFilled(tx, context, row);
  }
  return { item: { itemType: item.itemType, itemId, note, status } };
}

/**
 * Removes an item from a collection. People who manage the collection may remove any item, other people only those that they added.
 * @throws AppError not_found, forbidden
 */
export async function removeItem(tx: Tx, context: CollectionsContext, userId: string, { id, itemId }: { id: string; itemId: string }): Promise<void> {
  const row = await lockCollection(tx, id, userId);
  const item = await findItem(tx, row.id, itemId);
  if (!mayManage(row, userId) && item.addedBy !== userId) throw item.status === 'accepted' ? forbidden() : itemMissing();
  if (row.isSaved && item.itemType === 'prompt') return void (await unsavePrompt(tx, context, { promptId: itemId, userId }));
  await tx('collection_items').where({ collection_id: row.id, item_id: itemId }).delete();
  await countItems(tx, context, row.id, { accepted: item.status === 'accepted' ? -1 : 0, review: item.status === 'review' ? -1 : 0 });
}
