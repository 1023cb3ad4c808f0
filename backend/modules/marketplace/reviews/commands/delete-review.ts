import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { reviewDeleted } from '../../reviews.events.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { reviewMissing } from '../reviews.errors.ts';

/** Takes one's own review down, with its votes and its answer. @throws AppError not_found */
export async function deleteReview(tx: Tx, { outbox }: ReviewsContext, promptId: string, userId: string): Promise<void> {
  const [gone] = await rows<{ id: string; rating: number }>(tx, 'delete from reviews where prompt_id = ? and user_id = ? returning id, rating', [promptId, userId]);
  if (!gone) throw reviewMissing();
  await outbox.publish(tx, reviewDeleted, { promptId, reviewId: gone.id, userId, rating: gone.rating });
}
