import { must, one } from '#contracts/must.ts';
import type { Comment } from '#contracts/reviews.ts';
import type { DiscussedType } from '#contracts/targets.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { commentWritten } from '../reviews.events.ts';
import { commentRow } from '../queries/comment-rows.ts';
import type { CommentRow } from '../queries/comment-rows.ts';
import { peopleOf } from '../queries/people-of.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { blocked, commentGone, commentMissing } from '../reviews.errors.ts';
import { presentComment } from '../reviews.presenter.ts';

interface NewComment {
  targetType: DiscussedType;
  targetId: string;
  userId: string;
  body: string;
  /** Id of the comment that this comment answers; absent for a comment on the target itself. */
  parentId?: string | undefined;
}

const ADD = `
  insert into comments (id, target_type, target_id, parent_id, author_id, body, created_at) values (:id, :targetType, :targetId, :rootId, :userId, :body, :now) returning *`;

/**
 * Writes a comment on a target, or an answer to a comment. Answers have one level: an answer to an answer is stored below the same comment.
 * Its event still names the author who was answered.
 * @throws AppError not_found, comment_gone, blocked
 */
export async function writeComment(tx: Tx, context: ReviewsContext, { targetType, targetId, userId, body, parentId }: NewComment): Promise<Comment> {
  const { clock, outbox, discussed } = context;
  const { ownerId, title: targetTitle } = await discussed(targetType).about(tx, targetId, userId);
  const answered = parentId === undefined ? null : await answeredComment(tx, targetId, parentId);
  const met = [ownerId, ...(answered === null ? [] : [answered.author_id])];
  if ((await context.blocks.either(tx, userId, met)).size > 0) throw blocked();
  const rootId = answered === null ? null : (answered.parent_id ?? answered.id);
  if (rootId !== null) await rows(tx, 'update comments set replies = replies + 1 where id = ?', [rootId]);
  const written = one(await rows<CommentRow>(tx, ADD, { id: newId(), targetType, targetId, rootId, userId, body, now: clock.now() }));
  const people = await peopleOf(tx, context, { authorIds: [userId], viewerId: userId, ownerId });
  const { username, displayName } = must(people.faces.get(userId), 'the author');
  await outbox.publish(tx, commentWritten, {
    targetType, targetId, targetTitle, ownerId,
    commentId: written.id,
    author: { id: userId, username, displayName },
    answers: answered && { commentId: answered.id, authorId: answered.author_id },
  });
  return presentComment(written, people);
}

/**
 * Finds the comment to answer and locks its row, so that it cannot be deleted before this transaction ends.
 * @throws AppError comment_gone
 */
async function answeredComment(tx: Tx, targetId: string, id: string): Promise<CommentRow> {
  await rows(tx, 'select from comments where id = ? for no key update', [id]);
  const comment = await commentRow(tx, id);
  if (comment?.target_id !== targetId) throw commentMissing();
  if (comment.deleted_at !== null) throw commentGone();
  return comment;
}
