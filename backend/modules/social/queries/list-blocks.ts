import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listBlocks as endpoint } from '#contracts/blocks.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { SocialContext } from '../social-context.ts';

const PAGE = `
  select id, blocked_id as "personId", blocked_at as "since" from people_blocks
  where blocker_id = :userId and (cast(:before as uuid) is null or id < :before) order by id desc limit :limit`;

/** A page of the people whom a person blocked, latest first. @throws AppError invalid_request for a cursor that this list did not issue */
export async function listBlocks({ db, identity }: SocialContext, userId: string, { limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const found = await rows<{ id: string; personId: string; since: Date }>(db.knex, PAGE, { userId, before: afterId(cursor), limit: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  const people = await identity.creators(db.knex, page.map(({ personId }) => personId));
  return {
    items: page.flatMap(({ personId, since }) => {
      const person = people.get(personId);
      return person ? [{ person, since: since.toISOString() }] : [];
    }),
    nextCursor,
  };
}
