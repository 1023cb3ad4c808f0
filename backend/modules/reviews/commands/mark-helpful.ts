import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { reviewRow } from '../queries/review-rows.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { ownReview, reviewMissing } from '../reviews.errors.ts';

// Updates the count in the statement that locks the review's row, so that votes at the same moment are all counted.
const ADD = `
  with vote as (insert into review_votes (review_id, user_id) values (:id, :userId) on conflict do nothing returning 1)
  update reviews set helpful = helpful + (select count(*) from vote) where id = :id returning helpful`;
const TAKE = `
  with vote as (delete from review_votes where review_id = :id and user_id = :userId returning 1)
  update reviews set helpful = helpful - (select count(*) from vote) where id = :id returning helpful`;

/**
 * Marks another person's review as helpful, or removes the mark. Returns how many people marked it.
 * @throws AppError not_found, own_review
 */
export async function markHelpful(tx: Tx, { discussed }: ReviewsContext, id: string, userId: string, helpful: boolean): Promise<number> {
  const review = await reviewRow(tx, id, userId);
  if (!review) throw reviewMissing();
  if (review.user_id === userId) throw ownReview();
  await discussed(review.target_type).about(tx, review.target_id, userId);
  const [counted] = await rows<{ helpful: number }>(tx, helpful ? ADD : TAKE, { id, userId });
  if (!counted) throw reviewMissing();
  return counted.helpful;
}
