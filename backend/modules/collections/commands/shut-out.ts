import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

interface ShutOut {
  ownerId: string;
  userId: string;
  /** True excludes the person from the owner's collections; false admits the person again. */
  out: boolean;
}

const OUT = 'insert into collection_shut_out (owner_id, user_id) values (:ownerId, :userId) on conflict do nothing';
const CONTRIBUTES = `
  delete from collection_contributors m using collections c where c.id = m.collection_id
    and ((c.owner_id = :ownerId and m.user_id = :userId) or (c.owner_id = :userId and m.user_id = :ownerId))`;
// Locks collections in the order of their ids, because two transactions with different orders could deadlock.
const FOLLOWS = `
  with gone as (
    delete from collection_followers f using collections c where c.id = f.collection_id
      and ((c.owner_id = :ownerId and f.user_id = :userId) or (c.owner_id = :userId and f.user_id = :ownerId)) returning f.collection_id
  ), locked as (
    select c.id from collections c join gone on gone.collection_id = c.id order by c.id for no key update of c
  )
  update collections c set follower_count = c.follower_count - 1 from locked where c.id = locked.id`;

/**
 * Excludes a blocked person from all collections of the owner, or admits them again (docs/rules/keeping.md#blocks). Both people stop
 * following and contributing to each other's collections for good.
 */
export async function shutOut(tx: Tx, { ownerId, userId, out }: ShutOut): Promise<void> {
  if (!out) return void (await tx('collection_shut_out').where({ owner_id: ownerId, user_id: userId }).delete());
  await rows(tx, OUT, { ownerId, userId });
  await rows(tx, CONTRIBUTES, { ownerId, userId });
  await rows(tx, FOLLOWS, { ownerId, userId });
}
