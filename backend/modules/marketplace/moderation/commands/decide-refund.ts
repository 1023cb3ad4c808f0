import type { BodyOf } from '#contracts/endpoint.ts';
import type { decideRefund as endpoint } from '#contracts/moderation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { refundUnlock } from '../../commands/refund-unlock.ts';
import { refundRefused } from '../../marketplace.events.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';
import { alreadyDecided, ownWork, refundRequestMissing } from '../moderation.errors.ts';
import { recordAction } from './record-action.ts';

interface RequestRow {
  status: string;
  unlockId: string;
  promptId: string;
  buyerId: string;
  creatorId: string;
  paid: number;
}

const REQUEST = `
  select r.status, u.id as "unlockId", u.prompt_id as "promptId", u.user_id as "buyerId", u.creator_id as "creatorId", u.paid
  from unlock_refund_requests r join unlocks u on u.id = r.unlock_id where r.id = ? for update of r`;
const DECIDE = 'update unlock_refund_requests set status = :status, answer = :note, decided_by = :decidedBy, decided_at = :now where id = :id';

/**
 * Answers a refund request. Granted, the unlock is given back as any other is; it counts toward no rest.
 * @throws AppError not_found, already_decided, own_work
 */
export async function decideRefund(tx: Tx, context: ModerationContext, call: ModeratorCall, id: string, { decision, note }: BodyOf<typeof endpoint>): Promise<void> {
  // In the order of a refund that its buyer presses at the same moment: first the unlocks, then the request.
  await rows(tx, 'select 1 from unlocks where user_id = (select user_id from unlock_refund_requests where id = ?) order by id for update', [id]);
  const [request] = await rows<RequestRow>(tx, REQUEST, [id]);
  if (!request) throw refundRequestMissing();
  const { unlockId, promptId, buyerId, creatorId, paid } = request;
  if (request.status !== 'open') throw alreadyDecided();
  if ([buyerId, creatorId].includes(call.viewer.userId)) throw ownWork();
  const granted = decision === 'grant';
  await rows(tx, DECIDE, { id, status: granted ? 'granted' : 'refused', note, decidedBy: call.viewer.userId, now: context.clock.now() });
  const title = (await context.catalogue.subjects(tx, [promptId])).get(promptId)?.title ?? 'A prompt';
  if (granted) await refundUnlock(tx, context, buyerId, unlockId, true);
  else await context.outbox.publish(tx, refundRefused, { unlockId, promptId, title, buyerId, creatorId, paid });
  await recordAction(tx, context, call, { action: granted ? 'marketplace.grant_refund' : 'marketplace.refuse_refund', target: { type: 'unlock', id: unlockId, label: title }, details: { paid } });
}
