import { COLLECTION_ITEMS_LIMIT } from '#contracts/collections.ts';
import type { addToCollection as endpoint, CollectionItemType } from '#contracts/collections.ts';
import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import { must, one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { forbidden } from '#kernel/errors.ts';
import { keyBetween } from '#kernel/fractional-keys.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { collectionFull, itemMissing, packMissing, wrongKind } from '../collections.errors.ts';
import { collectionFilled, collectionItemAdded, collectionItemWaiting, FILLED_AT } from '../collections.events.ts';
import { addsAs, isOwner, mayManage } from '../collections.policy.ts';
import { lockCollection } from '../queries/find-collection.ts';
import type { CollectionRow } from '../queries/find-collection.ts';
import { countItems } from './count-items.ts';
import { savePrompt } from './save-prompt.ts';

type Placed = ResponseOf<typeof endpoint>['item'];
type Wish = BodyOf<typeof endpoint>;
type Known = Placed & { addedBy: string | null };

const KNOWN = `select item_type as "itemType", item_id as "itemId", note, status, added_by as "addedBy" from collection_items where collection_id = :collectionId and item_id = :itemId`;
const LAST = 'select max(position) as position from collection_items where collection_id = :collectionId';
const INSERT = `
  insert into collection_items (collection_id, item_id, item_type, position, note, added_by, added_at, status)
  values (:collectionId, :itemId, :itemType, :position, :note, :userId, :now, :status)`;

/** The kinds of collections that accept each type of work; only mixed ones accept packs. */
const HOLDS: Record<CollectionItemType, 'prompts' | 'creations' | null> = { prompt: 'prompts', creation: 'creations', pack: null };

/** @throws AppError not_found for a work that this person may not see */
async function expectOpen(tx: Tx, { prompts, creations, packs }: CollectionsContext, { itemType, itemId }: Wish, userId: string): Promise<void> {
  if (itemType === 'prompt') return void (await prompts.about(tx, itemId, userId));
  if (itemType === 'pack') {
    if (!(await packs.cards(tx, [itemId], userId)).has(itemId)) throw packMissing();
    return;
  }
  if (!(await creations.cards(tx, [itemId], userId)).has(itemId)) throw itemMissing();
}

/**
 * Adds a work at the end of a collection, where it may wait for review (docs/rules/keeping.md#adding). A work that is there already keeps its
 * place, and takes a new note from a person who may change it. A waiting or declined work is accepted when a person adds it again whose works
 * need no review.
 * @throws AppError not_found, forbidden, wrong_kind, collection_full
 */
export async function addItem(tx: Tx, context: CollectionsContext, userId: string, collectionId: string, wish: Wish): Promise<{ item: Placed }> {
  const row = await lockCollection(tx, collectionId, userId);
  const status = addsAs(row, userId);
  if (status === null) throw forbidden();
  const { itemType, itemId, note = '' } = wish;
  if (row.kind !== 'mixed' && row.kind !== HOLDS[itemType]) throw wrongKind(row.kind);
  await expectOpen(tx, context, wish, userId);
  if (row.isSaved && itemType === 'prompt') {
    await savePrompt(tx, context, { promptId: itemId, userId });
    return { item: await noted(tx, row, one(await rows<Known>(tx, KNOWN, { collectionId: row.id, itemId })), { note, userId }) };
  }
  const [found] = await rows<Known>(tx, KNOWN, { collectionId: row.id, itemId });
  const known = found && (await noted(tx, row, found, { note, userId }));
  if (known && (known.status === 'accepted' || status === 'review')) return { item: known };
  if (known) {
    await tx('collection_items').where({ collection_id: row.id, item_id: itemId }).update({ status: 'accepted' });
    await countItems(tx, context, row.id, { accepted: 1, review: known.status === 'review' ? -1 : 0 });
    await tellFilled(tx, context, row);
    return { item: { ...known, status } };
  }
  if (!row.isSaved && row.itemCount + row.reviewCount >= COLLECTION_ITEMS_LIMIT) throw collectionFull();
  const { position } = one(await rows<{ position: string | null }>(tx, LAST, { collectionId: row.id }));
  await rows(tx, INSERT, { collectionId: row.id, itemId, itemType, position: keyBetween(position, null), note, userId, now: context.clock.now(), status });
  await countItems(tx, context, row.id, status === 'accepted' ? { accepted: 1, review: 0 } : { accepted: 0, review: 1 });
  if (!isOwner(row, userId)) await tellOthers(tx, context, row, { status, itemType, itemId, userId });
  if (status === 'accepted') await tellFilled(tx, context, row);
  return { item: { itemType, itemId, note, status } };
}

/** An item that was in the collection already, with the note that this person wrote when adding it again. */
async function noted(tx: Tx, row: CollectionRow, { addedBy, ...item }: Known, { note, userId }: { note: string; userId: string }): Promise<Placed> {
  if (note === '' || (addedBy !== userId && !mayManage(row, userId))) return item;
  await tx('collection_items').where({ collection_id: row.id, item_id: item.itemId }).update({ note });
  return { ...item, note };
}

/** Publishes that a collection now has enough items to count as filled. `row` is the collection's row from before the item. */
export async function tellFilled(tx: Tx, { outbox }: CollectionsContext, row: CollectionRow): Promise<void> {
  if (!row.isSaved && row.itemCount + 1 === FILLED_AT) await outbox.publish(tx, collectionFilled, { collectionId: row.id, ownerId: row.ownerId });
}

/** Publishes that a work was added: to the collection's owner when it was accepted, or to its reviewers when it waits. */
export async function tellOthers(tx: Tx, { outbox, identity }: CollectionsContext, { id: collectionId, ownerId, name }: CollectionRow, { status, itemType, itemId, userId }: { status: 'accepted' | 'review'; itemType: CollectionItemType; itemId: string; userId: string }): Promise<void> {
  const { id, username, displayName } = must((await identity.creators(tx, [userId])).get(userId), 'the person who added a work');
  const added = { collectionId, name, itemType, itemId, by: { id, username, displayName } };
  if (status === 'accepted') return void (await outbox.publish(tx, collectionItemAdded, { ...added, ownerId }));
  const managers = await tx('collection_contributors').where({ collection_id: collectionId, permission: 'manage' }).select('user_id');
  await outbox.publish(tx, collectionItemWaiting, { ...added, reviewerIds: [ownerId, ...managers.map((manager) => manager.user_id)] });
}
