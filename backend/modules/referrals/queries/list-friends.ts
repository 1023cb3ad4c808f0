import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listReferralFriends as endpoint } from '#contracts/referrals.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { FRIENDS, presentFriends } from './present-friends.ts';
import type { FriendRow } from './present-friends.ts';

const PAGE = `${FRIENDS}
  where a.referrer_id = :userId and (cast(:after as uuid) is null or a.id < cast(:after as uuid))
    and (cast(:state as text) is null or case when r.status = 'settled' then 'settled' when a.status in ('pending', 'held') then 'waiting' end = cast(:state as text))
  order by a.id desc limit :limit`;

/** A page of the friends whom a person brought, latest first. @throws AppError invalid_request for a foreign cursor */
export async function listFriends(context: Pick<ReferralsContext, 'db' | 'identity'>, userId: string, { state, limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const found = await rows<FriendRow>(knex, PAGE, { userId, state: state ?? null, after: afterId(cursor), limit: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  return { items: await presentFriends(knex, context, page), nextCursor };
}
