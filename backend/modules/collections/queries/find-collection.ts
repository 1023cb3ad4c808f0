import { id } from '#contracts/primitives.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { forbidden } from '#kernel/errors.ts';
import { collectionMissing } from '../collections.errors.ts';
import { mayManage, maySee } from '../collections.policy.ts';
import type { Seen } from '../collections.policy.ts';

/** A collection, with the viewer's relation to it. */
export interface CollectionRow extends Seen {
  id: string;
  isSaved: boolean;
  code: string;
  name: string;
  description: string;
  kind: 'mixed' | 'prompts' | 'creations';
  itemCount: number;
  reviewCount: number;
  followerCount: number;
  updatedAt: Date;
  following: boolean;
}

/** The SELECT columns of `collections c`, among them the permission of the person `:viewerId`, and whether they are shut out or follow it. */
export const COLLECTION_COLUMNS = `
  c.id, c.owner_id as "ownerId", c.is_saved as "isSaved", c.code, c.name, c.description, c.kind, c.visibility, c.add_by as "addBy", c.removed_rule as "removedRule",
  c.item_count as "itemCount", c.review_count as "reviewCount", c.follower_count as "followerCount", c.updated_at as "updatedAt",
  (select m.permission from collection_contributors m where m.collection_id = c.id and m.user_id = cast(:viewerId as uuid)) as permission,
  exists (select from collection_shut_out o where o.owner_id = c.owner_id and o.user_id = cast(:viewerId as uuid)) as "shutOut",
  exists (select from collection_followers f where f.collection_id = c.id and f.user_id = cast(:viewerId as uuid)) as following`;

const BY_ID = `select ${COLLECTION_COLUMNS} from collections c where c.id = :id`;
const BY_CODE = `select ${COLLECTION_COLUMNS} from collections c where c.code = :code`;
// Transactions that change one collection wait for each other, and read counts, places and permissions only after they have the lock.
const LOCK = 'select id from collections where id = :id for no key update';

/** Finds a collection by its id, or by an address that ends with its code. @throws AppError not_found, also for what this person may not see */
export async function findCollection(connection: Connection, idOrSlug: string, viewerId: string | null): Promise<CollectionRow> {
  const found = await findOpen(connection, idOrSlug, viewerId);
  if (!found) throw collectionMissing();
  return found;
}

/** Finds a collection like `findCollection`; null when it does not exist or the person may not see it. */
export async function findOpen(connection: Connection, idOrSlug: string, viewerId: string | null): Promise<CollectionRow | null> {
  const code = /(?:^|-)([0-9a-f]{12})$/.exec(idOrSlug)?.[1];
  const isId = id.safeParse(idOrSlug).success;
  if (!isId && code === undefined) return null;
  const [found] = isId || code === undefined
    ? await rows<CollectionRow>(connection, BY_ID, { id: idOrSlug, viewerId })
    : await rows<CollectionRow>(connection, BY_CODE, { code, viewerId });
  return found && maySee(found, viewerId) ? found : null;
}

/**
 * Locks a collection that this transaction changes. Other transactions wait until it ends.
 * @throws AppError not_found, also for what this person may not see
 */
export async function lockCollection(tx: Tx, collectionId: string, viewerId: string): Promise<CollectionRow> {
  await rows(tx, LOCK, { id: collectionId });
  return findCollection(tx, collectionId, viewerId);
}

/** Locks a collection for a person who must be allowed to manage it. @throws AppError not_found, forbidden */
export async function lockManaged(tx: Tx, collectionId: string, viewerId: string): Promise<CollectionRow> {
  const found = await lockCollection(tx, collectionId, viewerId);
  if (!mayManage(found, viewerId)) throw forbidden();
  return found;
}
