import type { DiscussedType } from '#contracts/targets.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { reviewDeleted } from '../reviews.events.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { reviewMissing } from '../reviews.errors.ts';

interface Gone {
  targetType: DiscussedType;
  targetId: string;
  reviewId: string;
  userId: string;
  rating: number;
  attached: string | null;
}

const RETURNING = 'returning target_type as "targetType", target_id as "targetId", id as "reviewId", user_id as "userId", rating, attached_generation_id as attached';
const BY_ID = `delete from reviews where id = :id and user_id = :userId ${RETURNING}`;
const BY_TARGET = `delete from reviews where target_type = :targetType and target_id = :targetId and user_id = :userId ${RETURNING}`;

/**
 * Deletes a person's own review, by its id or by its target, with its votes, its answer and its attached output.
 * @throws AppError not_found
 */
export async function deleteReview(tx: Tx, { outbox, generation }: ReviewsContext, which: { id: string } | { targetType: DiscussedType; targetId: string }, userId: string): Promise<void> {
  const [gone] = await rows<Gone>(tx, 'id' in which ? BY_ID : BY_TARGET, { ...which, userId });
  if (!gone) throw reviewMissing();
  const { attached, ...deleted } = gone;
  if (attached !== null) await generation.detach(tx, attached);
  await outbox.publish(tx, reviewDeleted, deleted);
}
