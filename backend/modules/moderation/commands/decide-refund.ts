import type { BodyOf } from '#contracts/endpoint.ts';
import type { decideRefund as endpoint } from '#contracts/moderation.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';
import { alreadyDecided, ownWork, refundRequestMissing } from '../moderation.errors.ts';
import { recordAction } from './record-action.ts';

/** Answers a buyer's refund request as a moderator; the module selling moves the tokens. @throws AppError not_found, already_decided, own_work */
export async function decideRefund(tx: Tx, context: ModerationContext, call: ModeratorCall, id: string, { decision, note }: BodyOf<typeof endpoint>): Promise<void> {
  const { refundRequests } = context.selling;
  const request = await refundRequests.lock(tx, id);
  if (!request) throw refundRequestMissing();
  const { unlockId, promptId, buyerId, creatorId, paid, status } = request;
  if (status !== 'open') throw alreadyDecided();
  if ([buyerId, creatorId].includes(call.viewer.userId)) throw ownWork();
  const granted = decision === 'grant';
  const title = (await context.catalogue.subjects.byIds(tx, [promptId])).get(promptId)?.title ?? 'A prompt';
  await refundRequests.answer(tx, request, { granted, note, decidedBy: call.viewer.userId, title });
  await recordAction(tx, context, call, { action: granted ? 'marketplace.grant_refund' : 'marketplace.refuse_refund', target: { type: 'unlock', id: unlockId, label: title }, details: { paid } });
}
