import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import { deleteComment } from './delete-comment.ts';

const WORDS = `update reviews set title = '', body = '', attached_generation_id = null where user_id = ?`;
const ANSWERS = 'update reviews set reply = null, replied_by = null, replied_at = null where replied_by = ?';
const VOTES = `
  with gone as (
    delete from review_votes where user_id = ? returning review_id
  ), locked as (
    select id from reviews where id in (select review_id from gone) order by id for update
  )
  update reviews r set helpful = helpful - 1 from locked where r.id = locked.id`;
const RUNS = 'delete from verified_runs where user_id = ?';

/** Deletes the texts, votes and comments of a deleted account. The stars of its reviews still count, without a name. */
export async function forgetAuthor(tx: Tx, deps: Pick<ReviewsContext, 'clock' | 'outbox'>, userId: string): Promise<void> {
  for (const statement of [WORDS, ANSWERS, VOTES, RUNS]) await rows(tx, statement, [userId]);
  for (const { id } of await tx('comments').where({ author_id: userId, deleted_at: null }).orderBy('id').select('id')) await deleteComment(tx, deps, id, userId);
}
