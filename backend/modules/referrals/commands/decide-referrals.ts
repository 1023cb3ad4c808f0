import type { BodyOf } from '#contracts/endpoint.ts';
import type { decideReferrals as endpoint } from '#contracts/referral-admin.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { REFERRAL_COLUMNS } from '../queries/find-referral.ts';
import type { Referral } from '../queries/find-referral.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { referralNotOpen } from '../referrals.errors.ts';
import { lockReferrers } from './lock-referrers.ts';
import { revokeReferral } from './revoke-referral.ts';
import { settleDue } from './settle-referral.ts';

type Decision = BodyOf<typeof endpoint>;

const CHOSEN = `select ${REFERRAL_COLUMNS} from referral_attributions a where a.referrer_id = :referrerId and a.id = any(cast(:ids as uuid[])) order by a.id`;
const CLEAR = `
  update referral_attributions set cleared_at = :now, reason = null, status = 'pending', due_at = :now, settles_at = :now where id = :id and status in ('pending', 'held')`;
const HOLD = `update referral_attributions set status = 'held', cleared_at = null, reason = :reason, due_at = null where id = :id and status = 'pending'`;
const OPEN: Record<Decision['action'], readonly Referral['status'][]> = { settle: ['pending', 'held'], hold: ['pending'], revoke: ['signed_up', 'pending', 'held', 'settled'] };

/**
 * Stores a decision of the staff about some friends of a referrer, with an entry in the audit log (docs/rules/rewards.md#referral-evidence).
 * Friends in another state stay as they are.
 * @returns how many were decided
 * @throws AppError referral_not_open when none could be
 */
export async function decideReferrals(tx: Tx, context: ReferralsContext, { viewer, requestId }: { viewer: Viewer; requestId: string }, referrerId: string, { action, friendIds, reason }: Decision): Promise<number> {
  await lockReferrers(tx, [referrerId]);
  const chosen = await rows<Referral>(tx, CHOSEN, { referrerId, ids: friendIds });
  const open = chosen.filter(({ status }) => OPEN[action].includes(status));
  if (open.length === 0) throw referralNotOpen();
  for (const referral of open) await decide(tx, context, referral, action, reason);
  const name = (await context.identity.usernames(tx, [referrerId])).get(referrerId) ?? referrerId;
  const target = { type: 'referrer', id: referrerId, label: name };
  await context.outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: `referrals.${action}`, target, reason, details: { friends: open.map(({ refereeId }) => refereeId) } }));
  return open.length;
}

async function decide(tx: Tx, context: ReferralsContext, referral: Referral, action: Decision['action'], reason: string): Promise<void> {
  const { id } = referral;
  const now = context.clock.now();
  if (action === 'revoke') await revokeReferral(tx, context, id, { by: 'staff', reason });
  else if (action === 'hold') await rows(tx, HOLD, { id, reason });
  else {
    await rows(tx, CLEAR, { id, now });
    await settleDue(tx, context, { ...referral, status: 'pending', clearedAt: now, settlesAt: now });
  }
}
