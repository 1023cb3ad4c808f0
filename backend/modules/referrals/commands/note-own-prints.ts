import { DAY_MS } from '#contracts/durations.ts';
import { rows } from '#kernel/db/raw.ts';
import { findOfNewcomer } from '../queries/find-referral.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import type { PrintKind } from '../prints.ts';
import { lockReferrers } from './lock-referrers.ts';
import { notePrint } from './note-print.ts';

const SEEN = 'select 1 from referral_prints where user_id = :userId and kind = :kind and print = :print and seen_at > :since';

/**
 * Stores the prints of the device and address with which a person looks at their own link. Each is stored at most once a day, because people
 * open that page often.
 */
export async function noteOwnPrints(context: Pick<ReferralsContext, 'db' | 'clock' | 'prints'>, { userId, device, ip }: { userId: string; device: string | null; ip: string }): Promise<void> {
  const { db, clock, prints } = context;
  const since = new Date(clock.now().getTime() - DAY_MS);
  const candidates: [PrintKind, Buffer | null][] = [['device', device === null ? null : prints.device(device)], ['address', prints.address(ip)]];
  for (const [kind, print] of candidates) {
    if (print === null || (await rows(db.knex, SEEN, { userId, kind, print, since })).length > 0) continue;
    await db.transaction(async (tx) => {
      const own = await findOfNewcomer(tx, userId);
      await lockReferrers(tx, [userId, ...(own ? [own.referrerId] : [])]);
      await notePrint(tx, context, { userId, kind, print });
    });
  }
}
