import type { Review, ReviewBody } from '#contracts/reviews.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { reviewChanged, reviewWritten } from '../../reviews.events.ts';
import { peopleOf } from '../queries/people-of.ts';
import { ownReviewRow, verifiedRuns } from '../queries/review-rows.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { ownPrompt, runFirst } from '../reviews.errors.ts';
import { presentReview } from '../reviews.presenter.ts';

const ADD = `
  insert into reviews (id, prompt_id, user_id, version_no, rating, works, title, body, verified_runs, unlocker, created_at)
  values (:id, :promptId, :userId, :version, :rating, :works, :title, :body, :runs, :unlocker, :now)
  on conflict (prompt_id, user_id) do nothing returning id`;
const BEFORE = 'select id, rating, works, title, body from reviews where prompt_id = ? and user_id = ? for update';
const CHANGE = `
  update reviews set version_no = :version, rating = :rating, works = :works, title = :title, body = :body, verified_runs = :runs, unlocker = :unlocker, edited_at = :now
  where id = :id`;

interface Author {
  userId: string;
  promptId: string;
}

/**
 * Writes one's review of a prompt, or changes it: there is one per person and prompt, and its first date stays. Saying the
 * same again changes nothing.
 * @throws AppError not_found, own_prompt, run_first
 */
export async function writeReview(tx: Tx, context: ReviewsContext, { userId, promptId }: Author, body: ReviewBody): Promise<Review> {
  const { clock, outbox, prompts } = context;
  const { ownerId, title: promptTitle, version, access } = await prompts.about(tx, promptId, userId);
  if (ownerId === userId) throw ownPrompt();
  const runs = await verifiedRuns(tx, promptId, userId);
  if (runs === 0) throw runFirst();
  const values = { ...body, version, runs, unlocker: access !== 'none', now: clock.now() };
  const [added] = await rows<{ id: string }>(tx, ADD, { ...values, id: newId(), promptId, userId });
  if (!added) await change(tx, context, { userId, promptId }, values);
  const people = await peopleOf(tx, context, { authorIds: [userId], viewerId: userId, ownerId });
  if (added) {
    const { id, username, displayName } = people.faces.get(userId)!;
    await outbox.publish(tx, reviewWritten, { promptId, promptTitle, ownerId, reviewId: added.id, author: { id, username, displayName }, rating: body.rating });
  }
  return presentReview((await ownReviewRow(tx, promptId, userId))!, people);
}

async function change(tx: Tx, { outbox }: ReviewsContext, { userId, promptId }: Author, values: ReviewBody & Record<string, unknown>): Promise<void> {
  const [before] = await rows<ReviewBody & { id: string }>(tx, BEFORE, [promptId, userId]);
  const same = (['rating', 'works', 'title', 'body'] as const).every((field) => before![field] === values[field]);
  if (same) return;
  await rows(tx, CHANGE, { ...values, id: before!.id });
  await outbox.publish(tx, reviewChanged, { promptId, reviewId: before!.id, userId, previousRating: before!.rating, rating: values.rating });
}
