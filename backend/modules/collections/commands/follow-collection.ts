import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { ownCollection } from '../collections.errors.ts';
import { collectionFollowed } from '../collections.events.ts';
import { isOwner } from '../collections.policy.ts';
import { findCollection } from '../queries/find-collection.ts';

interface Follow {
  on: boolean;
  /** How many followers the collection has now. */
  count: number;
}

const FOLLOW = 'insert into collection_followers (collection_id, user_id, followed_at) values (:collectionId, :userId, :now) on conflict do nothing returning 1 as moved';
const UNFOLLOW = 'delete from collection_followers where collection_id = :collectionId and user_id = :userId returning 1 as moved';
const COUNT = 'update collections set follower_count = follower_count + :by where id = :collectionId returning follower_count as count';

/** Lets a person follow a collection. Following it again changes nothing. @throws AppError not_found, own_collection */
export async function followCollection(tx: Tx, { clock, outbox }: Pick<CollectionsContext, 'clock' | 'outbox'>, userId: string, collectionId: string): Promise<Follow> {
  const row = await findCollection(tx, collectionId, userId);
  if (isOwner(row, userId)) throw ownCollection();
  const moved = await rows(tx, FOLLOW, { collectionId: row.id, userId, now: clock.now() });
  const count = await counted(tx, row.id, moved.length);
  if (moved.length > 0) await outbox.publish(tx, collectionFollowed, { collectionId: row.id, name: row.name, ownerId: row.ownerId, followers: count });
  return { on: true, count };
}

/** Lets a person stop following a collection, even one that has become private. For a deleted collection the answer is 0 followers. */
export async function unfollowCollection(tx: Tx, userId: string, collectionId: string): Promise<Follow> {
  const moved = await rows(tx, UNFOLLOW, { collectionId, userId });
  return { on: false, count: moved.length === 0 ? 0 : await counted(tx, collectionId, -1) };
}

const counted = async (tx: Tx, collectionId: string, by: number): Promise<number> => one(await rows<{ count: number }>(tx, COUNT, { collectionId, by })).count;
