import { createHash } from 'node:crypto';
import { HOUR_MS } from '#contracts/durations.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { addressBlock } from '#kernel/http/client-address.ts';
import type { SharingContext } from '../sharing-context.ts';
import { shareLinkVisited } from '../sharing.events.ts';

/** An account that is younger than this when it comes by a share link counts as a sign-up that the link brought. */
const NEW_ACCOUNT_MS = HOUR_MS;

const COUNT = `
  with visit as (
    insert into share_visits (link_id, day, visitor) values (:linkId, (cast(:now as timestamptz) at time zone 'UTC')::date, :visitor)
    on conflict do nothing returning link_id
  )
  update share_links set views = views + 1 where id in (select link_id from visit) returning id`;

const ARRIVE = `
  insert into share_arrivals (user_id, prompt_id, link_id, arrived_at) values (:userId, :promptId, :linkId, :now)
  on conflict (user_id, prompt_id) do update set link_id = excluded.link_id, arrived_at = excluded.arrived_at`;

const SIGN_UP = `
  with first as (insert into share_sign_ups (user_id, link_id) values (:userId, :linkId) on conflict do nothing returning link_id)
  update share_links set sign_ups = sign_ups + 1 where id in (select link_id from first)`;

export interface Visit {
  code: string;
  userId: string | null;
  /** The visitor's IP address. Only a hash of its block is kept, which differs for each link and day. */
  ip: string;
}

/**
 * Counts a visit of a share link, once a day for each address block: a change of address within the block adds nothing. The owner's visits
 * never count. Returns whether the visit counted. @throws AppError not_found
 */
export async function countVisit(tx: Tx, { clock, outbox, identity }: SharingContext, { code, userId, ip }: Visit): Promise<boolean> {
  const [link] = await tx('share_links').where({ code, revoked_at: null }).select('id', 'prompt_id', 'owner_id');
  if (!link) throw notFound('This link');
  if (link.owner_id === userId) return false;
  const now = clock.now();
  const visitor = createHash('sha256').update(`${link.id} ${utcDay(now)} ${addressBlock(ip)}`).digest().subarray(0, 16);
  const counted = await rows(tx, COUNT, { linkId: link.id, now, visitor });
  if (counted.length > 0) await outbox.publish(tx, shareLinkVisited, { linkId: link.id, promptId: link.prompt_id, userId: link.owner_id });
  if (userId !== null) {
    await rows(tx, ARRIVE, { userId, promptId: link.prompt_id, linkId: link.id, now });
    const joined = (await identity.standings(tx, [userId])).get(userId)?.joinedAt;
    if (joined && now.getTime() - joined.getTime() < NEW_ACCOUNT_MS) await rows(tx, SIGN_UP, { userId, linkId: link.id });
  }
  return counted.length > 0;
}
