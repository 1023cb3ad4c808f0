import type { ReferralFriend } from '#contracts/referrals.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { REFERRAL_COLUMNS } from './find-referral.ts';
import type { Referral } from './find-referral.ts';

/** A referral with the reward that its referrer gets for it. */
export interface FriendRow extends Referral {
  /** How many tokens the referrer gets for this friend. Null before the first paid order, when only the terms say it. */
  amount: number | null;
  /** The state of the referrer's reward; null before the friend's first paid order. */
  rewardStatus: 'pending' | 'settled' | 'revoked' | 'expired' | null;
  rewardSettledAt: Date | null;
  offered: number;
}

/** The statement that selects referrals for lists. Callers add conditions on the referral `a` and the reward `r`. */
export const FRIENDS = `
  select ${REFERRAL_COLUMNS}, r.amount, r.status as "rewardStatus", r.settled_at as "rewardSettledAt", coalesce((t.terms->>'referrerTokens')::int, 0) as offered
  from referral_attributions a join referral_terms t on t.version = a.terms_version
  left join referral_rewards r on r.referee_id = a.referee_id and r.kind = 'referrer'`;

/** A friend's referral as the referrer sees it: its state is that of the referrer's own reward. */
export function presentFriend(row: FriendRow, person: ReferralFriend['person']): ReferralFriend {
  const state = row.rewardStatus === 'settled' || row.rewardStatus === 'expired' ? row.rewardStatus : row.status;
  return {
    id: row.id,
    person,
    state,
    signedUpAt: row.signedUpAt.toISOString(),
    paidAt: row.firstPaidAt?.toISOString() ?? null,
    settlesAt: state === 'pending' ? (row.settlesAt?.toISOString() ?? null) : null,
    settledAt: row.rewardSettledAt?.toISOString() ?? null,
    tokens: row.amount ?? row.offered,
    reason: state === 'revoked' || state === 'held' ? row.reason : null,
  };
}

/** Friends as `presentFriend` shows them, with their names and pictures in one query. A deleted account has none. */
export async function presentFriends(connection: Connection, { identity }: Pick<ReferralsContext, 'identity'>, found: readonly FriendRow[]): Promise<ReferralFriend[]> {
  const people = await identity.creators(connection, found.map(({ refereeId }) => refereeId));
  return found.map((row) => presentFriend(row, people.get(row.refereeId) ?? null));
}
