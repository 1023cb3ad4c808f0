import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { milestonesOf } from '#contracts/referrals.ts';
import type { ReferralTerms } from '#contracts/referrals.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { findReferral } from '../queries/find-referral.ts';
import type { Referral } from '../queries/find-referral.ts';
import { settledFriends, settledSince } from '../queries/settled-friends.ts';
import { termsOf } from '../queries/terms.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { lockReferrers } from './lock-referrers.ts';
import { payReward } from './pay-reward.ts';
import type { DueReward } from './pay-reward.ts';

export type SettleContext = Pick<ReferralsContext, 'clock' | 'identity' | 'outbox' | 'wallet' | 'rewards'>;

/** How long a due referral reward waits for its person to confirm the email, before it expires. */
const EMAIL_WAIT_MS = 30 * DAY_MS;
/** After this time, a referral that was not due is checked again. */
const LOOK_AGAIN_MS = HOUR_MS;

const PENDING = `
  select id, user_id as "userId", kind, amount, round from referral_rewards where attribution_id = ? and status = 'pending' order by user_id`;
const EXPIRE = `update referral_rewards set status = 'expired' where id = ? and status = 'pending'`;
const LATER = 'update referral_attributions set due_at = ? where id = ?';
const DONE = `update referral_attributions set status = case when exists (select from referral_rewards r where r.attribution_id = :id and r.status = 'settled') then 'settled' else 'expired' end,
  settled_at = :now, due_at = null where id = :id and status = 'pending'`;
const MILESTONE = `
  insert into referral_rewards (id, user_id, kind, milestone, amount, status) values (:id, :userId, 'milestone', :friends, :amount, 'pending')
  on conflict (user_id, milestone) where milestone is not null do update set status = 'pending', round = referral_rewards.round + 1, revoked_at = null
    where referral_rewards.status = 'revoked'
  returning id, user_id as "userId", kind, amount, round`;

/**
 * Settles a referral that is due: after some days, or earlier once a token of the order is spent (docs/rules/rewards.md#referral-settling).
 * The referrer is locked before the state is read, so each reward is paid once. A reward waits while its person has not confirmed the email,
 * or its referrer has reached the monthly cap.
 */
export async function settleReferral(tx: Tx, context: SettleContext, id: string): Promise<void> {
  const found = await findReferral(tx, id);
  if (!found) return;
  await lockReferrers(tx, [found.referrerId]);
  const referral = await findReferral(tx, id);
  if (referral?.status !== 'pending') return;
  await settleDue(tx, context, referral);
}

/** Settles a referral if it is due. The caller has locked its referrer and then read it. */
export async function settleDue(tx: Tx, context: SettleContext, referral: Referral): Promise<void> {
  const now = context.clock.now();
  if (!(await isDue(tx, context, referral, now))) {
    await rows(tx, LATER, [new Date(Math.min(now.getTime() + LOOK_AGAIN_MS, settlesAt(referral).getTime())), referral.id]);
    return;
  }
  const terms = await termsOf(tx, referral.termsVersion);
  const waits = await payDue(tx, context, referral, terms, now);
  await payMilestones(tx, context, referral.referrerId, terms);
  if (waits === null) await rows(tx, DONE, { id: referral.id, now });
  else await rows(tx, LATER, [waits, referral.id]);
}

const settlesAt = ({ settlesAt: at }: Referral): Date => must(at, 'the time of a referral with a paid order');

async function isDue(tx: Tx, { rewards }: SettleContext, referral: Referral, now: Date): Promise<boolean> {
  if (now >= settlesAt(referral)) return true;
  const { refereeId: userId, bucket, firstPaidAt } = referral;
  const { earlyDays } = await termsOf(tx, referral.termsVersion);
  const since = must(firstPaidAt, 'the time of the first order');
  if (bucket === null || now.getTime() < since.getTime() + earlyDays * DAY_MS) return false;
  return (await rewards.spentFrom(tx, { userId, bucket, since })) > 0;
}

/** Pays the rewards of a referral that can be paid. Returns when the others are checked again; null when none is left. */
async function payDue(tx: Tx, context: SettleContext, referral: Referral, terms: ReferralTerms, now: Date): Promise<Date | null> {
  const { identity } = context;
  let again: Date | null = null;
  for (const reward of await rows<DueReward>(tx, PENDING, [referral.id])) {
    const { userId, kind } = reward;
    if (await identity.gone(tx, userId)) await rows(tx, EXPIRE, [reward.id]);
    else if (!(await identity.emailConfirmed(tx, userId))) {
      if (now.getTime() > settlesAt(referral).getTime() + EMAIL_WAIT_MS) await rows(tx, EXPIRE, [reward.id]);
      else again = earlier(again, new Date(now.getTime() + LOOK_AGAIN_MS));
    } else if (kind === 'referrer' && (await settledSince(tx, userId, monthOf(now))) >= terms.monthlyCap) again = earlier(again, nextMonth(now));
    else await payReward(tx, context, reward, { referral, friends: null });
  }
  return again;
}

const earlier = (one: Date | null, other: Date): Date => (one !== null && one < other ? one : other);
const monthOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
const nextMonth = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));

/** Pays the milestones that a referrer has reached. A milestone that was revoked is paid again when it is reached again. */
async function payMilestones(tx: Tx, context: SettleContext, referrerId: string, terms: ReferralTerms): Promise<void> {
  const settled = await settledFriends(tx, referrerId);
  const reached = milestonesOf(terms).filter(({ friends, tokens }) => friends <= settled && tokens > 0);
  if (reached.length === 0 || (await context.identity.gone(tx, referrerId))) return;
  for (const { friends, tokens } of reached) {
    const [due] = await rows<DueReward>(tx, MILESTONE, { id: newId(), userId: referrerId, friends, amount: tokens });
    if (due) await payReward(tx, context, due, { referral: null, friends });
  }
}
