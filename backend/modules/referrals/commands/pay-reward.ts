import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Referral } from '../queries/find-referral.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { referralSettled } from '../referrals.events.ts';
import type { RewardKind } from '../referrals.events.ts';

export interface DueReward {
  id: string;
  userId: string;
  kind: RewardKind;
  amount: number;
  /** How often this reward was revoked before. The number is part of its ledger key, so that it can be paid again. */
  round: number;
}

const SETTLE = `update referral_rewards set status = 'settled', settled_at = ? where id = ? and status = 'pending' returning id`;
const REASONS: Record<RewardKind, string> = { referrer: 'A friend whom you invited', newcomer: 'You came by a friend’s link', milestone: 'A milestone of invited friends' };

/** The ledger key of a referral reward: one for each newcomer and kind, and for each referrer and milestone. */
const keyOf = ({ userId, kind, round }: DueReward, { referral, friends }: Cause): string =>
  `referral:${referral ? `${referral.refereeId}:${kind}` : `${userId}:milestone:${friends}`}${round === 0 ? '' : `:${round}`}`;

interface Cause {
  /** The referral for which the reward is paid; null for a milestone. */
  referral: Referral | null;
  /** The number of friends that a milestone is for; null for other rewards. */
  friends: number | null;
}

/** Pays a due referral reward as bonus tokens, in the transaction that marks it as settled. */
export async function payReward(tx: Tx, { clock, identity, outbox, wallet }: Pick<ReferralsContext, 'clock' | 'identity' | 'outbox' | 'wallet'>, reward: DueReward, cause: Cause): Promise<void> {
  const { id, userId, kind, amount } = reward;
  if ((await rows(tx, SETTLE, [clock.now(), id])).length === 0 || amount === 0) return;
  const { referral, friends } = cause;
  const given = await wallet.grant(tx, { userId, amount, kind: 'referral', bucket: 'bonus', key: keyOf(reward, cause), reason: REASONS[kind], refType: 'referral', refId: referral?.id ?? id });
  // A referral reward settles once, so an existing ledger entry means a fault of this module.
  if (!given) throw new Error(`the referral reward ${id} is in the ledger already`);
  const other = referral && (kind === 'newcomer' ? referral.referrerId : referral.refereeId);
  const friend = other === null ? null : ((await identity.creators(tx, [other])).get(other)?.displayName ?? null);
  await outbox.publish(tx, referralSettled, { rewardId: id, userId, kind, amount, friend, friends });
}
