import { COLLECTION_ITEMS_LIMIT } from '#contracts/collections.ts';
import { one } from '#contracts/must.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { forbidden } from '#kernel/errors.ts';
import { keyBetween } from '#kernel/fractional-keys.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { wrongKind } from '../collections.errors.ts';
import { collectionFilled, FILLED_AT } from '../collections.events.ts';
import { addsAs, isOwner } from '../collections.policy.ts';
import { findCollection, lockCollection } from '../queries/find-collection.ts';
import { tellOthers } from './add-item.ts';
import { countItems } from './count-items.ts';

const KNOWN = 'select item_id as id from collection_items where collection_id = :collectionId and item_id = any(cast(:ids as uuid[]))';
const LAST = 'select max(position) as position from collection_items where collection_id = :collectionId';
const INSERT = `
  insert into collection_items (collection_id, item_id, item_type, position, note, added_by, added_at, status)
  select :collectionId, id, 'creation', position, '', :userId, :now, :status from jsonb_to_recordset(cast(:items as jsonb)) as r (id uuid, position text)`;

/**
 * Adds creations of one person to the end of a collection, in a constant number of statements. Creations that are there already stay; those
 * of the wrong kind or beyond the limit are refused. The caller has checked that the person owns them.
 * @throws AppError not_found, forbidden, wrong_kind
 */
export async function addCreations(tx: Tx, context: CollectionsContext, userId: string, collectionId: string, creationIds: readonly string[]): Promise<{ refused: { id: string; code: string }[] }> {
  const row = await lockCollection(tx, collectionId, userId);
  const status = addsAs(row, userId);
  if (status === null) throw forbidden();
  if (row.kind === 'prompts') throw wrongKind(row.kind);
  const known = new Set((await rows<{ id: string }>(tx, KNOWN, { collectionId, ids: [...creationIds] })).map(({ id }) => id));
  const fresh = creationIds.filter((id) => !known.has(id));
  const room = row.isSaved ? fresh.length : Math.max(0, COLLECTION_ITEMS_LIMIT - row.itemCount - row.reviewCount);
  const added = fresh.slice(0, room);
  const refused = fresh.slice(room).map((id) => ({ id, code: 'collection_full' }));
  const [last] = added.slice(-1);
  if (last === undefined) return { refused };
  let { position } = one(await rows<{ position: string | null }>(tx, LAST, { collectionId }));
  const items = added.map((id) => ({ id, position: (position = keyBetween(position, null)) }));
  await rows(tx, INSERT, { collectionId, userId, now: context.clock.now(), status, items: JSON.stringify(items) });
  await countItems(tx, context, row.id, status === 'accepted' ? { accepted: added.length, review: 0 } : { accepted: 0, review: added.length });
  if (!isOwner(row, userId)) await tellOthers(tx, context, row, { status, itemType: 'creation', itemId: last, userId });
  const isFilled = !row.isSaved && status === 'accepted' && row.itemCount < FILLED_AT && row.itemCount + added.length >= FILLED_AT;
  if (isFilled) await context.outbox.publish(tx, collectionFilled, { collectionId: row.id, ownerId: row.ownerId });
  return { refused };
}

const CREATIONS = `select item_id as id from collection_items where collection_id = ? and item_type = 'creation' and status = 'accepted'`;

/**
 * The ids of all accepted creations in a collection. The person must be allowed to open the collection.
 * @throws AppError not_found
 */
export async function creationsIn(connection: Connection, viewerId: string, collectionId: string): Promise<string[]> {
  const { id } = await findCollection(connection, collectionId, viewerId);
  return (await rows<{ id: string }>(connection, CREATIONS, [id])).map((item) => item.id);
}
