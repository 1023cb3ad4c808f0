import { must } from '#contracts/must.ts';
import type { Review } from '#contracts/reviews.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { reviewAnswered } from '../reviews.events.ts';
import { attachedOutputs } from '../queries/attached-outputs.ts';
import { peopleOf } from '../queries/people-of.ts';
import { reviewRow } from '../queries/review-rows.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { notTheCreator, reviewMissing } from '../reviews.errors.ts';
import { presentReview } from '../reviews.presenter.ts';

const REPLY = `
  with before as (select id, reply from reviews where id = :id for update)
  update reviews r set reply = :body, replied_by = :userId, replied_at = case when before.reply = :body then r.replied_at else :now end
  from before where r.id = before.id returning before.reply is null as first`;

/**
 * Stores or replaces the creator's answer to a review. Only the first answer sends the reviewer a message.
 * @throws AppError not_found, not_the_creator
 */
export async function replyToReview(tx: Tx, context: ReviewsContext, { id, userId, body }: { id: string; userId: string; body: string }): Promise<Review> {
  const { clock, outbox, discussed } = context;
  const known = await reviewRow(tx, id, userId);
  if (!known) throw reviewMissing();
  const { ownerId, title: targetTitle, sealed } = await discussed(known.target_type).about(tx, known.target_id, userId);
  if (ownerId !== userId) throw notTheCreator();
  const [replied] = await rows<{ first: boolean }>(tx, REPLY, { id, body, userId, now: clock.now() });
  if (!replied) throw reviewMissing();
  const people = await peopleOf(tx, context, { authorIds: [known.user_id], viewerId: userId, ownerId });
  if (replied.first) {
    const { username, displayName } = must(people.faces.get(userId), 'the author');
    await outbox.publish(tx, reviewAnswered, { targetType: known.target_type, targetId: known.target_id, targetTitle, reviewId: id, reviewerId: known.user_id, creator: { id: userId, username, displayName } });
  }
  const review = must(await reviewRow(tx, id, userId), 'the review');
  return presentReview(review, people, await attachedOutputs(tx, context, [review], sealed));
}
