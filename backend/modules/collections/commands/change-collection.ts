import type { changeCollection as endpoint, Collection } from '#contracts/collections.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Tx } from '#kernel/db/database.ts';
import { forbidden } from '#kernel/errors.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { savedCollection } from '../collections.errors.ts';
import { isOwner } from '../collections.policy.ts';
import { findCollection, lockCollection } from '../queries/find-collection.ts';
import type { CollectionRow } from '../queries/find-collection.ts';
import { presentCollection } from '../queries/present-collections.ts';

/** Locks a person's own collection for a change. @throws AppError not_found, forbidden for contributors */
async function lockOwn(tx: Tx, collectionId: string, userId: string): Promise<CollectionRow> {
  const row = await lockCollection(tx, collectionId, userId);
  if (!isOwner(row, userId)) throw forbidden();
  return row;
}

/** Changes a person's own collection. @throws AppError not_found, forbidden, saved_collection */
export async function changeCollection(tx: Tx, context: CollectionsContext, userId: string, collectionId: string, wish: BodyOf<typeof endpoint>): Promise<{ collection: Collection }> {
  const row = await lockOwn(tx, collectionId, userId);
  if (row.isSaved && (wish.name !== undefined || wish.add !== undefined)) throw savedCollection();
  const { name = row.name, description = row.description, visibility = row.visibility, add = row.addBy } = wish;
  await tx('collections').where({ id: row.id }).update({ name, description, visibility, add_by: add, updated_at: context.clock.now() });
  return { collection: await presentCollection(tx, context, await findCollection(tx, row.id, userId), userId) };
}

/** Deletes a person's own collection. The works in it are not deleted. @throws AppError not_found, forbidden, saved_collection */
export async function deleteCollection(tx: Tx, userId: string, collectionId: string): Promise<void> {
  const row = await lockOwn(tx, collectionId, userId);
  if (row.isSaved) throw savedCollection();
  await tx('collections').where({ id: row.id }).delete();
}
