import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { commentWritten, reviewWritten } from '../reviews.events.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import type { CommentWords, ReviewWords } from './take-down-words.ts';

/** The title of the commented or reviewed target, and its owner's id. */
interface Page {
  title: string;
  ownerId: string;
}

const REVIEW = `
  with back as (
    insert into reviews (id, target_type, target_id, user_id, version_no, rating, works, title, body, verified_runs, unlocker, created_at, helpful)
    values (:id, :targetType, :targetId, :userId, :version, :rating, :works, :title, :body, :runs, :unlocker, :createdAt, cardinality(cast(:voters as uuid[])))
    on conflict (target_type, target_id, user_id) do nothing returning id
  ), votes as (
    insert into review_votes (review_id, user_id) select back.id, voter from back, unnest(cast(:voters as uuid[])) as voter
  )
  select id from back`;
const COMMENT = 'update comments set body = :body, deleted_at = null where id = :id and deleted_at is not null returning parent_id as "parentId"';

type Deps = Pick<ReviewsContext, 'outbox' | 'identity'>;

/** Restores a review that a moderator had taken down, with its votes. Nothing changes if its writer has written another one since. */
export async function bringBackReview(tx: Tx, deps: Deps, id: string, words: ReviewWords, page: Page): Promise<void> {
  const [back] = await rows(tx, REVIEW, { ...words, id });
  if (!back) return;
  await deps.outbox.publish(tx, reviewWritten, {
    targetType: words.targetType, targetId: words.targetId, targetTitle: page.title, ownerId: page.ownerId, reviewId: id, author: await authorOf(tx, deps, words.userId), rating: words.rating,
  });
}

/** Restores a comment that a moderator had taken down, at its earlier place. */
export async function bringBackComment(tx: Tx, deps: Deps, id: string, words: CommentWords, page: Page): Promise<void> {
  const [back] = await rows<{ parentId: string | null }>(tx, COMMENT, { id, body: words.body });
  if (!back) return;
  if (back.parentId !== null) await rows(tx, 'update comments set replies = replies + 1 where id = ?', [back.parentId]);
  await deps.outbox.publish(tx, commentWritten, {
    targetType: words.targetType, targetId: words.targetId, targetTitle: page.title, ownerId: page.ownerId, commentId: id, author: await authorOf(tx, deps, words.userId), answers: null,
  });
}

async function authorOf(tx: Tx, { identity }: Deps, userId: string): Promise<{ id: string; username: string; displayName: string }> {
  const { username, displayName } = must((await identity.creators(tx, [userId])).get(userId), 'the author');
  return { id: userId, username, displayName };
}
