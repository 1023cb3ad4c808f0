import { COLLECTIONS_LIMIT } from '#contracts/collections.ts';
import type { Collection, createCollection as endpoint } from '#contracts/collections.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { collectionsFull } from '../collections.errors.ts';
import { findCollection } from '../queries/find-collection.ts';
import { presentCollection } from '../queries/present-collections.ts';

type Wish = Omit<BodyOf<typeof endpoint>, 'description'> & { description?: string | undefined };

const INSERT = `
  insert into collections (id, owner_id, name, description, kind, visibility, add_by, created_at, updated_at)
  values (:id, :ownerId, :name, :description, :kind, :visibility, :add, :now, :now)`;

/** Inserts a collection without items. Returns its id. @throws AppError collections_full */
export async function insertCollection(tx: Tx, { clock }: Pick<CollectionsContext, 'clock'>, ownerId: string, { description = '', ...wish }: Wish): Promise<string> {
  // The lock makes two requests of one person count each other, so that both together stay within the limit of collections.
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('collections ' || :ownerId, 0))`, { ownerId });
  const { count } = one(await rows<{ count: number }>(tx, 'select count(*)::int as count from collections where owner_id = ? and not is_saved', [ownerId]));
  if (count >= COLLECTIONS_LIMIT) throw collectionsFull();
  const id = newId();
  await rows(tx, INSERT, { ...wish, id, ownerId, description, now: clock.now() });
  return id;
}

/** Creates a collection. @throws AppError collections_full */
export async function createCollection(tx: Tx, context: CollectionsContext, ownerId: string, wish: Wish): Promise<{ collection: Collection }> {
  const id = await insertCollection(tx, context, ownerId, wish);
  return { collection: await presentCollection(tx, context, await findCollection(tx, id, ownerId), ownerId) };
}
