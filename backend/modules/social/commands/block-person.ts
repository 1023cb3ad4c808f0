import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { SocialContext } from '../social-context.ts';
import { blockingOneself } from '../social.errors.ts';
import { unfollowPerson } from './follow-person.ts';
import { lockPair } from './lock-pair.ts';

interface Block {
  blockerId: string;
  blockedId: string;
}

const BLOCK = 'insert into people_blocks (blocker_id, blocked_id, id, blocked_at) values (:blockerId, :blockedId, :id, :now) on conflict do nothing';
const UNBLOCK = 'delete from people_blocks where blocker_id = :blockerId and blocked_id = :blockedId';

/**
 * Blocks a person (docs/rules/keeping.md#blocks). Both stop following each other, and each loses access to the other's collections in the
 * same transaction. A second call changes nothing. @throws AppError not_found, blocking_oneself
 */
export async function blockPerson(tx: Tx, context: SocialContext, { blockerId, blockedId }: Block): Promise<{ on: boolean }> {
  if (blockerId === blockedId) throw blockingOneself();
  if (!(await context.identity.creators(tx, [blockedId])).has(blockedId)) throw notFound('This person');
  await lockPair(tx, blockerId, blockedId);
  await rows(tx, BLOCK, { blockerId, blockedId, id: newId(), now: context.clock.now() });
  await unfollowPerson(tx, context, { followerId: blockerId, followeeId: blockedId });
  await unfollowPerson(tx, context, { followerId: blockedId, followeeId: blockerId });
  await context.collections.shutOut(tx, { ownerId: blockerId, userId: blockedId, out: true });
  return { on: true };
}

/** Ends a block. Follows and access to collections do not come back by themselves. */
export async function unblockPerson(tx: Tx, { collections }: SocialContext, { blockerId, blockedId }: Block): Promise<{ on: boolean }> {
  await lockPair(tx, blockerId, blockedId);
  await rows(tx, UNBLOCK, { blockerId, blockedId });
  await collections.shutOut(tx, { ownerId: blockerId, userId: blockedId, out: false });
  return { on: false };
}
