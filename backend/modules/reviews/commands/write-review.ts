import { must } from '#contracts/must.ts';
import type { Review, ReviewBody } from '#contracts/reviews.ts';
import type { DiscussedType } from '#contracts/targets.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { reviewChanged, reviewWritten } from '../reviews.events.ts';
import { attachedOutputs } from '../queries/attached-outputs.ts';
import { peopleOf } from '../queries/people-of.ts';
import { ownReviewRow, verifiedRuns } from '../queries/review-rows.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { ownPrompt, reviewMissing, runFirst } from '../reviews.errors.ts';
import { presentReview } from '../reviews.presenter.ts';

const ADD = `
  insert into reviews (id, target_type, target_id, user_id, version_no, rating, works, title, body, verified_runs, unlocker, attached_generation_id, created_at)
  values (:id, :targetType, :targetId, :userId, :version, :rating, :works, :title, :body, :runs, :unlocker, :attached, :now)
  on conflict (target_type, target_id, user_id) do nothing returning id`;
const BEFORE = 'select id, rating, works, title, body, attached_generation_id as attached from reviews where target_type = ? and target_id = ? and user_id = ? for update';
const CHANGE = `
  update reviews set version_no = :version, rating = :rating, works = :works, title = :title, body = :body, verified_runs = :runs, unlocker = :unlocker, attached_generation_id = :attached, edited_at = :now
  where id = :id`;

interface Author {
  userId: string;
  targetType: DiscussedType;
  targetId: string;
}

/**
 * Writes or changes a person's review of a target (docs/rules/prompts.md#reviews). A person has one review for each target, and its first
 * date stays. Sending the same review again changes nothing. A person may attach a run, whose first output then becomes public.
 * @throws AppError not_found, own_prompt, run_first, nothing_to_show, too_telling
 */
export async function writeReview(tx: Tx, context: ReviewsContext, { userId, targetType, targetId }: Author, { attachedGenerationId: wanted, ...body }: ReviewBody): Promise<Review> {
  const { clock, outbox, discussed } = context;
  const target = discussed(targetType);
  const facts = await target.about(tx, targetId, userId);
  const { ownerId, title: targetTitle, version, access, sealed } = facts;
  if (ownerId === userId) throw ownPrompt();
  const runs = await verifiedRuns(tx, target, facts, userId);
  if (runs === 0) throw runFirst();
  if (wanted) await context.generation.attach(tx, userId, wanted, { id: targetId, sealed });
  const values = { ...body, attached: wanted ?? null, version, runs, unlocker: access !== 'none', now: clock.now() };
  const [added] = await rows<{ id: string }>(tx, ADD, { ...values, id: newId(), targetType, targetId, userId });
  if (!added) await change(tx, context, { userId, targetType, targetId }, wanted === undefined ? { ...values, attached: undefined } : values);
  const people = await peopleOf(tx, context, { authorIds: [userId], viewerId: userId, ownerId });
  if (added) {
    const { id, username, displayName } = must(people.faces.get(userId), 'the author');
    await outbox.publish(tx, reviewWritten, { targetType, targetId, targetTitle, ownerId, reviewId: added.id, author: { id, username, displayName }, rating: body.rating });
  }
  const review = must(await ownReviewRow(tx, { targetType, targetId }, userId), 'the review');
  return presentReview(review, people, await attachedOutputs(tx, context, [review], sealed));
}

type Words = Omit<ReviewBody, 'attachedGenerationId'>;

/** Changes a person's existing review. `attached` is the id of the attached run; null removes it, and undefined keeps the earlier one. */
async function change(tx: Tx, { outbox, generation }: ReviewsContext, { userId, targetType, targetId }: Author, values: Words & { attached: string | null | undefined } & Record<string, unknown>): Promise<void> {
  const [before] = await rows<Words & { id: string; attached: string | null }>(tx, BEFORE, [targetType, targetId, userId]);
  // The insert found an existing review, but its writer has deleted that review since.
  if (!before) throw reviewMissing();
  const attached = values.attached === undefined ? before.attached : values.attached;
  const same = (['rating', 'works', 'title', 'body'] as const).every((field) => before[field] === values[field]) && attached === before.attached;
  if (same) return;
  if (before.attached !== null && before.attached !== attached) await generation.detach(tx, before.attached);
  await rows(tx, CHANGE, { ...values, attached, id: before.id });
  await outbox.publish(tx, reviewChanged, { targetType, targetId, reviewId: before.id, userId, previousRating: before.rating, rating: values.rating });
}
