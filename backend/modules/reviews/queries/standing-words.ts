import type { DiscussedType } from '#contracts/targets.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** A review or a comment that exists now, as moderators read it. */
export interface StandingWords {
  id: string;
  page: { type: DiscussedType; id: string };
  authorId: string;
  excerpt: string;
}

interface Row {
  id: string;
  targetType: DiscussedType;
  targetId: string;
  authorId: string;
  excerpt: string;
}

const REVIEWS = `
  select id, target_type as "targetType", target_id as "targetId", user_id as "authorId", trim(concat_ws(E'\\n', nullif(title, ''), body)) as excerpt
  from reviews where id = any(cast(:ids as uuid[]))`;
const COMMENTS = `
  select id, target_type as "targetType", target_id as "targetId", author_id as "authorId", body as excerpt
  from comments where id = any(cast(:ids as uuid[])) and deleted_at is null`;

async function standing(connection: Connection, sql: string, ids: readonly string[]): Promise<Map<string, StandingWords>> {
  if (ids.length === 0) return new Map();
  const found = await rows<Row>(connection, sql, { ids: [...new Set(ids)] });
  return new Map(found.map(({ id, targetType, targetId, authorId, excerpt }) => [id, { id, page: { type: targetType, id: targetId }, authorId, excerpt }]));
}

/** Returns reviews by id; those that were taken down are absent. */
export const standingReviews = (connection: Connection, ids: readonly string[]): Promise<Map<string, StandingWords>> => standing(connection, REVIEWS, ids);

/** Returns comments by id; those that were taken down are absent. */
export const standingComments = (connection: Connection, ids: readonly string[]): Promise<Map<string, StandingWords>> => standing(connection, COMMENTS, ids);
