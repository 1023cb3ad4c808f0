import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import type { listFollows as endpoint } from '#contracts/social.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import { blocks } from './blocks-among.ts';
import type { SocialContext } from '../social-context.ts';

interface FollowRow {
  id: string;
  personId: string;
  created_at: Date;
}

const PAGE = (whose: 'subject_id' | 'user_id', who: 'subject_id' | 'user_id'): string => `
  select id, ${who} as "personId", created_at from social_marks
  where kind = 'follow' and ${whose} = :personId and (cast(:before as uuid) is null or id < :before) order by id desc limit :limit`;
const PAGES = { followers: PAGE('subject_id', 'user_id'), following: PAGE('user_id', 'subject_id') };

/**
 * A page of a person's followers, or of the people whom they follow, latest first. Deleted and banned accounts are left out, so a page may be
 * shorter than requested. A viewer whom this person blocked sees an empty list. Viewers do not see people whom they blocked or who blocked
 * them. @throws AppError invalid_request for a cursor that this list did not issue
 */
export async function listFollows({ db, identity }: SocialContext, personId: string, viewerId: string | null, { side, limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  if ((await blocks.by(db.knex, viewerId, [personId])).size > 0) return { items: [], nextCursor: null };
  const found = await rows<FollowRow>(db.knex, PAGES[side], { personId, before: afterId(cursor), limit: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  const ids = page.map((row) => row.personId);
  const [people, present, apart] = await Promise.all([identity.creators(db.knex, ids), identity.present(db.knex, ids), blocks.either(db.knex, viewerId, ids)]);
  return {
    items: page.filter((row) => present.has(row.personId) && !apart.has(row.personId)).map((row) => ({ person: must(people.get(row.personId), 'a person who is there'), since: row.created_at.toISOString() })),
    nextCursor,
  };
}
