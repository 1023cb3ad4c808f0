import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';
import { forgetAuthor } from './commands/forget-author.ts';
import type { ReviewsContext } from './reviews-context.ts';

const AFTER = '(cast(:after as uuid) is null or id > :after) order by id limit :limit';
const REVIEWS = `
  select id, target_type as "targetType", target_id as "targetId", version_no as version, rating, works, title, body, attached_generation_id as "attachedRun", helpful, reply, created_at as "createdAt", edited_at as "editedAt"
  from reviews where user_id = :userId and ${AFTER}`;
const REPLIES = `select id, target_type as "targetType", target_id as "targetId", reply, replied_at as "repliedAt" from reviews where replied_by = :userId and ${AFTER}`;
const COMMENTS = `
  select id, target_type as "targetType", target_id as "targetId", parent_id as "parentId", body, created_at as "createdAt"
  from comments where author_id = :userId and deleted_at is null and ${AFTER}`;
const VOTES = `
  select review_id as id from review_votes where user_id = :userId and (cast(:after as uuid) is null or review_id > :after) order by review_id limit :limit`;

const ENTRIES = [
  { name: 'reviews/reviews', sql: REVIEWS },
  { name: 'reviews/replies', sql: REPLIES },
  { name: 'reviews/comments', sql: COMMENTS },
  { name: 'reviews/found-helpful', sql: VOTES },
] as const;

/** Exports and erases a person's reviews, answers and comments, and the votes for reviews that they found helpful. */
export const reviewsPersonalData = (deps: Pick<ReviewsContext, 'db' | 'clock' | 'outbox'>): PersonalData => ({
  async *export(userId) {
    for (const { name, sql } of ENTRIES) {
      yield* numberedEntries<{ id: string }>({ name, read: (after, limit) => rows(deps.db.knex, sql, { userId, after, limit }) });
    }
  },
  erase: (tx, userId) => forgetAuthor(tx, deps, userId),
});
