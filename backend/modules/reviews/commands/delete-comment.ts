import type { DiscussedType } from '#contracts/targets.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { commentDeleted } from '../reviews.events.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { commentMissing } from '../reviews.errors.ts';

const TAKE_DOWN = `
  update comments set body = null, deleted_at = :now where id = :id and author_id = :userId and deleted_at is null
  returning target_type as "targetType", target_id as "targetId", parent_id as "parentId"`;

type Deps = Pick<ReviewsContext, 'clock' | 'outbox'>;

/**
 * Deletes the text of a person's own comment at once. While the comment has answers, an empty comment stays in its place.
 * @throws AppError not_found
 */
export async function deleteComment(tx: Tx, { clock, outbox }: Deps, id: string, userId: string): Promise<void> {
  const [gone] = await rows<{ targetType: DiscussedType; targetId: string; parentId: string | null }>(tx, TAKE_DOWN, { id, userId, now: clock.now() });
  if (!gone) throw commentMissing();
  if (gone.parentId !== null) await rows(tx, 'update comments set replies = replies - 1 where id = ?', [gone.parentId]);
  await outbox.publish(tx, commentDeleted, { targetType: gone.targetType, targetId: gone.targetId, commentId: id, userId });
}
