import type { listReviewsOfPerson as endpoint } from '#contracts/reviews.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { must, one } from '#contracts/must.ts';
import { discussedType } from '#contracts/targets.ts';
import type { DiscussedType } from '#contracts/targets.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ReviewedWork } from '../discussed-target.port.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { presentReview } from '../reviews.presenter.ts';
import { peopleOf } from './people-of.ts';
import { REVIEW_COLUMNS } from './review-rows.ts';
import type { ReviewRow } from './review-rows.ts';

const AMONG = `
  (r.target_type, r.target_id) in (select w.type, w.id from jsonb_to_recordset(cast(:works as jsonb)) as w (type text, id uuid))`;
const COUNT = `select count(*) as count from reviews r where ${AMONG}`;
const PAGE = `select ${REVIEW_COLUMNS} from reviews r where ${AMONG} and (cast(:after as uuid) is null or r.id < :after) order by r.id desc limit :limit`;

type Works = Map<string, ReviewedWork & { type: DiscussedType }>;

/** Returns a person's public works that have reviews, by id, in one statement for each type of target. */
async function worksOf(connection: Connection, { discussed }: Pick<ReviewsContext, 'discussed'>, ownerId: string): Promise<Works> {
  const found = await Promise.all(discussedType.options.map(async (type) => ((await discussed(type).reviewedOf?.(connection, ownerId)) ?? []).map((work) => ({ ...work, type }))));
  return new Map(found.flat().map((work) => [work.id, work]));
}

const named = (works: Works): string => JSON.stringify([...works.values()].map(({ type, id }) => ({ type, id })));

/** Counts the reviews of a person's public works. */
export async function countReviewsOfWorks(connection: Connection, context: Pick<ReviewsContext, 'discussed'>, ownerId: string): Promise<number> {
  const works = await worksOf(connection, context, ownerId);
  return works.size === 0 ? 0 : one(await rows<{ count: number }>(connection, COUNT, { works: named(works) })).count;
}

/**
 * Returns a page of the reviews of a person's public works, latest first. It is empty for deleted and banned accounts, and for viewers whom
 * the person blocked.
 * @throws AppError invalid_request for a foreign cursor
 */
export async function reviewsOfWorks(context: ReviewsContext, ownerId: string, viewerId: string | null, { limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const after = afterId(cursor);
  const [here, apart] = await Promise.all([context.identity.present(knex, [ownerId]), context.blocks.by(knex, viewerId, [ownerId])]);
  if (!here.has(ownerId) || apart.size > 0) return { items: [], nextCursor: null };
  const works = await worksOf(knex, context, ownerId);
  if (works.size === 0) return { items: [], nextCursor: null };
  const found = await rows<ReviewRow>(knex, PAGE, { works: named(works), viewerId, after, limit: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  const people = await peopleOf(knex, context, { authorIds: page.map((row) => row.user_id), viewerId, ownerId });
  return {
    items: page.map((row) => {
      const { type, id, title, slug } = must(works.get(row.target_id), 'the work of a review');
      return { review: presentReview(row, people, new Map()), work: { targetType: type, targetId: id, title, slug } };
    }),
    nextCursor,
  };
}
