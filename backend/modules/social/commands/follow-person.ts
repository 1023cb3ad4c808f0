import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { SocialContext } from '../social-context.ts';
import { blocks } from '../queries/blocks-among.ts';
import { blocked, followingOneself } from '../social.errors.ts';
import { personFollowed, personUnfollowed } from '../social.events.ts';
import { lockPair } from './lock-pair.ts';
import type { MarkAnswer } from './like-prompt.ts';
import { clearMark, setMark } from './set-mark.ts';

interface Follow {
  followerId: string;
  followeeId: string;
}

/**
 * Follows a person. The first call publishes an event in the same transaction, and a second call changes nothing.
 * @throws AppError not_found for unknown, deleted and banned accounts; following_oneself, blocked
 */
export async function followPerson(tx: Tx, { clock, outbox, identity }: SocialContext, { followerId, followeeId }: Follow): Promise<MarkAnswer> {
  if (followerId === followeeId) throw followingOneself();
  if (!(await identity.present(tx, [followeeId])).has(followeeId)) throw notFound('This person');
  await lockPair(tx, followerId, followeeId);
  if ((await blocks.either(tx, followerId, [followeeId])).size > 0) throw blocked();
  const { changed, count } = await setMark(tx, clock, { kind: 'follow', subjectId: followeeId, userId: followerId });
  if (changed) {
    const { username, displayName } = must((await identity.creators(tx, [followerId])).get(followerId), 'the follower');
    await outbox.publish(tx, personFollowed, { followeeId, followerId, follower: { username, displayName } });
  }
  return { on: true, count };
}

/** Stops following a person, even a deleted one. */
export async function unfollowPerson(tx: Tx, { outbox }: SocialContext, { followerId, followeeId }: Follow): Promise<MarkAnswer> {
  const { changed, count } = await clearMark(tx, { kind: 'follow', subjectId: followeeId, userId: followerId });
  if (changed) await outbox.publish(tx, personUnfollowed, { followeeId, followerId });
  return { on: false, count };
}
