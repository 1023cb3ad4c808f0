import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listReviews as endpoint } from '#contracts/reviews.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import { reviewCursor } from '../domain/review-cursor.ts';
import type { ReviewSort } from '../domain/review-cursor.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { presentReview } from '../reviews.presenter.ts';
import { attachedOutputs } from './attached-outputs.ts';
import { peopleOf } from './people-of.ts';
import { ownReviewRow, REVIEW_COLUMNS, verifiedRuns } from './review-rows.ts';
import type { ReviewRow } from './review-rows.ts';

const ORDERS: Record<ReviewSort, { after: string; by: string; value(row: ReviewRow): number }> = {
  helpful: { after: '(r.helpful, r.id) < (:value, cast(:id as uuid))', by: 'r.helpful desc, r.id desc', value: (row) => row.helpful },
  newest: { after: 'r.id < cast(:id as uuid)', by: 'r.id desc', value: () => 0 },
  lowest: { after: '(r.rating, r.id) > (:value, cast(:id as uuid))', by: 'r.rating, r.id', value: (row) => row.rating },
};

const SPREAD = 'select rating, count(*)::int as count from reviews where target_type = ? and target_id = ? group by rating';

/**
 * Returns a page of reviews of a target, with the number of reviews for each star and the viewer's own review.
 * @throws AppError not_found, invalid_request
 */
export async function listReviews(
  context: ReviewsContext,
  viewerId: string | null,
  { targetType, targetId, sort, limit, cursor }: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const target = context.discussed(targetType);
  const facts = await target.about(knex, targetId, viewerId);
  const { ownerId, sealed } = facts;
  const order = ORDERS[sort];
  const last = afterPlace(cursor, reviewCursor(sort));
  const [found, stars, mine, runs] = await Promise.all([
    rows<ReviewRow>(
      knex,
      `select ${REVIEW_COLUMNS} from reviews r where r.target_type = :targetType and r.target_id = :targetId ${last ? `and ${order.after}` : ''} order by ${order.by} limit :limit`,
      { targetType, targetId, viewerId, limit: limit + 1, value: last?.[1] ?? 0, id: last?.[2] ?? null },
    ),
    rows<{ rating: number; count: number }>(knex, SPREAD, [targetType, targetId]),
    viewerId === null ? undefined : ownReviewRow(knex, { targetType, targetId }, viewerId),
    viewerId === null ? 0 : verifiedRuns(knex, target, facts, viewerId),
  ]);
  const { page, nextCursor } = cutPage(found, limit, (end) => encodeCursor([sort, order.value(end), end.id]));
  const people = await peopleOf(knex, context, { authorIds: [...page, ...(mine ? [mine] : [])].map((row) => row.user_id), viewerId, ownerId });
  const attached = await attachedOutputs(knex, context, [...page, ...(mine ? [mine] : [])], sealed);
  return {
    items: page.map((row) => presentReview(row, people, attached)),
    nextCursor,
    spread: [1, 2, 3, 4, 5].map((star) => stars.find(({ rating }) => rating === star)?.count ?? 0),
    mine: mine ? presentReview(mine, people, attached) : null,
    mayReview: runs > 0 && viewerId !== ownerId,
  };
}
