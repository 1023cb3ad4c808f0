import type { ReferrerDetail, SuspectFriend } from '#contracts/referral-admin.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import type { PrintKind } from '../prints.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { findReferrer } from './list-referrers.ts';
import { FRIENDS, presentFriends } from './present-friends.ts';
import type { FriendRow } from './present-friends.ts';

/** How many friends the page of a referrer shows at most. It has room for a burst of a hundred. */
const SHOWN = 200;

const OF_REFERRER = `${FRIENDS} where a.referrer_id = ? order by a.id desc limit ${SHOWN}`;
const PRINTS = `
  select distinct on (user_id, kind) user_id as "userId", kind, print from referral_prints
  where user_id = any(cast(? as uuid[])) order by user_id, kind, seen_at desc, print`;

interface PrintRow {
  userId: string;
  kind: PrintKind;
  print: Buffer;
}

const MARKS: Record<PrintKind, string> = { device: 'D', address: 'N', card: 'C' };
const NO_PRINTS: SuspectFriend['prints'] = { device: null, address: null, card: null };

/**
 * Names prints `D1`, `D2` and so on for the staff: equal prints have equal names. A print that occurs once is named too, so that a reader
 * sees that it differs.
 */
function namePrints(found: readonly PrintRow[]): Map<string, SuspectFriend['prints']> {
  const names = new Map<string, string>();
  const counts: Record<PrintKind, number> = { device: 0, address: 0, card: 0 };
  const byPerson = new Map<string, SuspectFriend['prints']>();
  for (const { userId, kind, print } of found) {
    const key = `${kind} ${print.toString('hex')}`;
    if (!names.has(key)) names.set(key, `${MARKS[kind]}${(counts[kind] += 1)}`);
    byPerson.set(userId, { ...(byPerson.get(userId) ?? NO_PRINTS), [kind]: names.get(key) ?? null });
  }
  return byPerson;
}

/** The friends of a referrer, with the named prints that repeat among them. @throws AppError not_found for a person who brought no friend */
export async function referrerDetail(context: Pick<ReferralsContext, 'db' | 'identity'>, referrerId: string): Promise<ReferrerDetail> {
  const { knex } = context.db;
  const found = await rows<FriendRow>(knex, OF_REFERRER, [referrerId]);
  if (found.length === 0) throw notFound('This referrer');
  const [referrer, friends] = [await findReferrer(context, referrerId), await presentFriends(knex, context, found)];
  const prints = namePrints(await rows<PrintRow>(knex, PRINTS, [[referrerId, ...found.map(({ refereeId }) => refereeId)]]));
  return {
    referrer,
    prints: prints.get(referrerId) ?? NO_PRINTS,
    friends: found.flatMap((row, at) => {
      const friend = friends[at];
      return friend
        ? [{
            ...friend, userId: row.refereeId, signals: row.signals, prints: prints.get(row.refereeId) ?? NO_PRINTS,
            secondsAfterClick: Math.max(0, Math.round((row.signedUpAt.getTime() - row.clickedAt.getTime()) / 1_000)), cleared: row.clearedAt !== null,
          }]
        : [];
    }),
  };
}
