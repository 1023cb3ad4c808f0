import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listComments as endpoint } from '#contracts/reviews.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { presentComment } from '../reviews.presenter.ts';
import type { CommentRow } from './comment-rows.ts';
import { peopleOf } from './people-of.ts';

// Reads comments, latest first. A deleted comment stays as an empty place while it has answers.
const COMMENTS = `
  select * from comments where target_type = :targetType and target_id = :targetId and parent_id is null and (deleted_at is null or replies > 0)
    and (cast(:last as uuid) is null or id < :last) order by id desc limit :limit`;
const ANSWERS = `
  select * from comments where parent_id = :parent and target_type = :targetType and target_id = :targetId and deleted_at is null
    and (cast(:last as uuid) is null or id > :last) order by id limit :limit`;

/**
 * Returns a page of the comments on a target, or of the answers to one comment.
 * @throws AppError not_found, invalid_request
 */
export async function listComments(
  context: ReviewsContext,
  viewerId: string | null,
  { targetType, targetId, parent, limit, cursor }: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const { ownerId } = await context.discussed(targetType).about(knex, targetId, viewerId);
  const bindings = { targetType, targetId, last: afterId(cursor), limit: limit + 1 };
  const found = await (parent === undefined ? rows<CommentRow>(knex, COMMENTS, bindings) : rows<CommentRow>(knex, ANSWERS, { ...bindings, parent }));
  const { page: shown, nextCursor } = cutPageById(found, limit);
  const people = await peopleOf(knex, context, { authorIds: shown.map((row) => row.author_id), viewerId, ownerId });
  return { items: shown.map((row) => presentComment(row, people)), nextCursor };
}
