import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { referralRevoked } from '../referrals.events.ts';
import type { RewardKind } from '../referrals.events.ts';
import { findReferral } from '../queries/find-referral.ts';
import type { Referral } from '../queries/find-referral.ts';
import { settledFriends } from '../queries/settled-friends.ts';

export type RevokeContext = Pick<ReferralsContext, 'clock' | 'identity' | 'outbox' | 'rewards'>;

interface Revoked {
  id: string;
  userId: string;
  kind: RewardKind;
  amount: number;
  round: number;
  /** Whether the reward's tokens were paid to the wallet. */
  paid: boolean;
}

const REVOKE = `
  update referral_attributions set status = 'revoked', revoked_by = :by, reason = :reason, due_at = null, settled_at = null
  where id = :id and status in ('signed_up', 'pending', 'held', 'settled') returning id`;
const REWARDS = `
  update referral_rewards r set status = 'revoked', revoked_at = :now from (select id, status from referral_rewards where attribution_id = :id for update) before
  where before.id = r.id and before.status in ('pending', 'settled')
  returning r.id, r.user_id as "userId", r.kind, r.amount, r.round, before.status = 'settled' as paid`;
const MILESTONES = `
  update referral_rewards set status = 'revoked', revoked_at = :now where user_id = :referrerId and kind = 'milestone' and status = 'settled' and milestone > :friends
  returning id, user_id as "userId", kind, amount, round, true as paid`;

/**
 * Revokes both rewards of a referral, and the milestones that its referrer reached only with it. The tokens are taken from the wallets, as
 * debt where they are spent (docs/rules/rewards.md#referral-revoking). The caller has locked the referrer.
 * @returns whether it did, which is false for a referral that is revoked or expired already
 */
export async function revokeReferral(tx: Tx, context: RevokeContext, id: string, { by, reason }: { by: 'order' | 'staff'; reason: string }): Promise<boolean> {
  const now = context.clock.now();
  const [revoked] = await rows(tx, REVOKE, { id, by, reason });
  if (!revoked) return false;
  const referral = await findReferral(tx, id);
  if (!referral) return false;
  const rewards = await rows<Revoked>(tx, REWARDS, { id, now });
  const milestones = await rows<Revoked>(tx, MILESTONES, { referrerId: referral.referrerId, friends: await settledFriends(tx, referral.referrerId), now });
  const people = await context.identity.creators(tx, [referral.referrerId, referral.refereeId]);
  for (const reward of [...rewards, ...milestones].sort((one, other) => one.userId.localeCompare(other.userId))) {
    await takeBack(tx, context, referral, reward, { reason, friend: reward.kind === 'milestone' ? null : (people.get(otherOf(referral, reward))?.displayName ?? null) });
  }
  return true;
}

const otherOf = ({ referrerId, refereeId }: Referral, { kind }: Revoked): string => (kind === 'newcomer' ? referrerId : refereeId);

async function takeBack(tx: Tx, { identity, outbox, rewards }: RevokeContext, referral: Referral, { id, userId, kind, amount, round, paid }: Revoked, { reason, friend }: { reason: string; friend: string | null }): Promise<void> {
  if (amount === 0 || (await identity.gone(tx, userId))) return;
  const { taken, owed } = paid
    ? await rewards.takeBack(tx, { userId, amount, kind: 'referral', key: `referral-back:${id}:${round}`, reason: 'A referral was taken back', refType: 'referral', refId: referral.id })
    : { taken: 0, owed: 0 };
  await outbox.publish(tx, referralRevoked, { rewardId: id, userId, kind, amount, taken, owed, friend, reason });
}
