import { DAY_MS } from '#contracts/durations.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { findOfNewcomer } from '../queries/find-referral.ts';
import type { Referral } from '../queries/find-referral.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { termsOf } from '../queries/terms.ts';
import { lockReferrers } from './lock-referrers.ts';
import { notePrint } from './note-print.ts';
import { revokeReferral } from './revoke-referral.ts';

type OrderContext = Pick<ReferralsContext, 'clock' | 'identity' | 'outbox' | 'prints' | 'rewards'>;

interface PaidOrder {
  orderId: string;
  userId: string;
  kind: 'tokens' | 'subscription';
  amountCents: number;
  card?: string | undefined;
}

const PAID = `
  insert into referral_orders (order_id, user_id, paid_at) values (:orderId, :userId, :at)
  on conflict (order_id) do update set paid_at = coalesce(referral_orders.paid_at, excluded.paid_at) returning taken`;
const TAKEN = `
  insert into referral_orders (order_id, user_id, taken) values (:orderId, :userId, :tokens)
  on conflict (order_id) do update set taken = referral_orders.taken + excluded.taken returning taken`;
const FIRST = `
  update referral_attributions set first_order_id = :orderId, first_paid_at = :at, bucket = :bucket, settles_at = :settlesAt,
    due_at = case when :held then null else cast(:dueAt as timestamptz) end, status = case when :held then 'held' else 'pending' end
  where id = :id and status = 'signed_up'`;
const REWARD = `
  insert into referral_rewards (id, user_id, kind, attribution_id, referee_id, amount, status)
  values (:id, :userId, :kind, :referralId, :refereeId, :amount, 'pending') on conflict do nothing`;
// Makes a revoked referral pending again. The days until it settles start anew, because its order was in doubt meanwhile.
const REOPEN = `
  update referral_attributions set status = case when signals <> '{}' and cleared_at is null then 'held' else 'pending' end, revoked_by = null, reason = null,
    settles_at = :settlesAt, due_at = case when signals <> '{}' and cleared_at is null then null else cast(:settlesAt as timestamptz) end
  where id = :id and status = 'revoked' and revoked_by = 'order'`;
const REOPEN_REWARDS = `update referral_rewards set status = 'pending', round = round + 1, settled_at = null, revoked_at = null where attribution_id = ? and status = 'revoked'`;

const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/**
 * Stores a paid order. A referred newcomer's first order makes both rewards due some days later (docs/rules/rewards.md#referral-settling).
 * The card of every payer is kept as evidence, since a referrer may have paid long before.
 */
export async function noteOrder(tx: Tx, context: OrderContext, { orderId, userId, kind, amountCents, card }: PaidOrder, at: Date): Promise<void> {
  if (await context.identity.gone(tx, userId)) return;
  const known = await findOfNewcomer(tx, userId);
  await lockReferrers(tx, [userId, ...(known ? [known.referrerId] : [])]);
  if (card !== undefined) await notePrint(tx, context, { userId, kind: 'card', print: context.prints.card(card) });
  if (!known || amountCents === 0) return;
  const { taken } = one(await rows<{ taken: number }>(tx, PAID, { orderId, userId, at }));
  const referral = one(await findOwn(tx, userId));
  if (referral.status !== 'signed_up') return;
  const terms = await termsOf(tx, referral.termsVersion);
  const held = referral.signals.length > 0 && referral.clearedAt === null;
  const settlesAt = daysAfter(at, terms.settleDays);
  const dueAt = new Date(Math.min(daysAfter(at, terms.earlyDays).getTime(), settlesAt.getTime()));
  await rows(tx, FIRST, { id: referral.id, orderId, at, bucket: kind === 'tokens' ? 'purchased' : 'subscription', settlesAt, dueAt, held });
  const reward = { referralId: referral.id, refereeId: userId };
  await rows(tx, REWARD, { ...reward, id: newId(), userId: referral.referrerId, kind: 'referrer', amount: terms.referrerTokens });
  await rows(tx, REWARD, { ...reward, id: newId(), userId, kind: 'newcomer', amount: terms.newcomerTokens });
  // The event of the order's refund may have arrived before this event of its payment.
  if (taken > 0) await revokeReferral(tx, context, referral.id, { by: 'order', reason: CAME_BACK });
}

const findOwn = async (tx: Tx, userId: string): Promise<Referral[]> => {
  const found = await findOfNewcomer(tx, userId);
  return found ? [found] : [];
};

const CAME_BACK = 'The purchase was refunded or disputed';

/**
 * Stores how many tokens of an order were taken back (above 0) or returned (below 0). While some are taken back, both rewards are revoked
 * (docs/rules/rewards.md#referral-revoking). When all are returned, both become due anew.
 */
export async function noteTaken(tx: Tx, context: OrderContext, { orderId, userId, tokens }: { orderId: string; userId: string; tokens: number }, at: Date): Promise<void> {
  const known = await findOfNewcomer(tx, userId);
  if (!known || (await context.identity.gone(tx, userId))) return;
  await lockReferrers(tx, [known.referrerId]);
  const { taken } = one(await rows<{ taken: number }>(tx, TAKEN, { orderId, userId, tokens }));
  const referral = one(await findOwn(tx, userId));
  if (referral.firstOrderId !== orderId || referral.firstPaidAt === null) return;
  const terms = await termsOf(tx, referral.termsVersion);
  if (taken > 0) {
    if (at <= daysAfter(referral.firstPaidAt, terms.revokeDays)) await revokeReferral(tx, context, referral.id, { by: 'order', reason: CAME_BACK });
    return;
  }
  if (referral.status !== 'revoked' || referral.revokedBy !== 'order') return;
  await rows(tx, REOPEN, { id: referral.id, settlesAt: daysAfter(at, terms.settleDays) });
  await rows(tx, REOPEN_REWARDS, [referral.id]);
}
