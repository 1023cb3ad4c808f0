import type { DiscussedType } from '#contracts/targets.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { deleteComment } from './delete-comment.ts';
import { deleteReview } from './delete-review.ts';

/** The texts, stars and votes of a review before a moderator took it down, without the creator's answer. */
export interface ReviewWords {
  targetType: DiscussedType;
  targetId: string;
  userId: string;
  version: number;
  rating: number;
  works: boolean;
  title: string;
  body: string;
  runs: number;
  unlocker: boolean;
  createdAt: Date;
  /** Ids of the people who marked the review as helpful. */
  voters: string[];
}

export interface CommentWords {
  targetType: DiscussedType;
  targetId: string;
  userId: string;
  body: string;
}

const REVIEW = `
  select target_type as "targetType", target_id as "targetId", user_id as "userId", version_no as version, rating, works, title, body, verified_runs as runs, unlocker, created_at as "createdAt",
    array(select v.user_id from review_votes v where v.review_id = reviews.id order by v.user_id) as voters
  from reviews where id = ? for update`;
const COMMENT = `select target_type as "targetType", target_id as "targetId", author_id as "userId", body from comments where id = ? and deleted_at is null for update`;

/** Takes a review down for a moderator's decision. Returns its texts, stars and votes, or null when it is already deleted. */
export async function takeDownReview(tx: Tx, context: ReviewsContext, id: string): Promise<ReviewWords | null> {
  const [words] = await rows<ReviewWords>(tx, REVIEW, [id]);
  if (!words) return null;
  await deleteReview(tx, context, { id }, words.userId);
  return words;
}

/** Takes a comment down for a moderator's decision; its answers stay. Returns its text, or null when it is already deleted. */
export async function takeDownComment(tx: Tx, context: Pick<ReviewsContext, 'clock' | 'outbox'>, id: string): Promise<CommentWords | null> {
  const [words] = await rows<CommentWords>(tx, COMMENT, [id]);
  if (!words) return null;
  await deleteComment(tx, context, id, words.userId);
  return words;
}
