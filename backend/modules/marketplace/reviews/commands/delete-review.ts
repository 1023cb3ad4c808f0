import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { reviewDeleted } from '../../reviews.events.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { reviewMissing } from '../reviews.errors.ts';

/** Takes one's own review down, with its votes, its answer and what was attached. @throws AppError not_found */
export async function deleteReview(tx: Tx, { outbox, generation }: ReviewsContext, promptId: string, userId: string): Promise<void> {
  const [gone] = await rows<{ id: string; rating: number; attached_generation_id: string | null }>(tx, 'delete from reviews where prompt_id = ? and user_id = ? returning id, rating, attached_generation_id', [promptId, userId]);
  if (!gone) throw reviewMissing();
  if (gone.attached_generation_id !== null) await generation.detach(tx, gone.attached_generation_id);
  await outbox.publish(tx, reviewDeleted, { promptId, reviewId: gone.id, userId, rating: gone.rating });
}
