import { createHash } from 'node:crypto';
import { utcDay } from '#contracts/utc-days.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { addressBlock } from '#kernel/http/client-address.ts';
import type { ChatContext } from '../chat-context.ts';

const COUNT = `
  with visit as (
    insert into chat_share_visits (share_id, day, visitor) values (:shareId, (cast(:now as timestamptz) at time zone 'UTC')::date, :visitor)
    on conflict do nothing returning share_id
  )
  update chat_shares set views = views + 1 where id in (select share_id from visit)`;

/** Counts a visit of a link once per day and address block. Only a hash of the block for this link and day is stored. The caller leaves out the owner. */
export async function countShareVisit(connection: Connection, { clock }: Pick<ChatContext, 'clock'>, shareId: string, ip: string): Promise<void> {
  const now = clock.now();
  const visitor = createHash('sha256').update(`${shareId} ${utcDay(now)} ${addressBlock(ip)}`).digest().subarray(0, 16);
  await rows(connection, COUNT, { shareId, now, visitor });
}

/** Maintenance: deletes the hashes of visitors of past days, because they only serve to count a visitor once a day. */
export async function forgetShareVisits({ db, clock }: Pick<ChatContext, 'db' | 'clock'>): Promise<void> {
  await rows(db.knex, `delete from chat_share_visits where day < (cast(? as timestamptz) at time zone 'UTC')::date`, [clock.now()]);
}
