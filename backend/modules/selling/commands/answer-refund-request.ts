import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { SellingContext } from '../selling-context.ts';
import { refundRefused } from '../selling.events.ts';
import { refundUnlock } from './refund-unlock.ts';

/** A buyer's refund request with its unlock, both locked until the transaction ends. */
export interface LockedRefundRequest {
  id: string;
  status: string;
  unlockId: string;
  promptId: string;
  buyerId: string;
  creatorId: string;
  paid: number;
}

/** The moderator's answer to a refund request. `title` is the title of the prompt. */
export interface RefundAnswer {
  granted: boolean;
  note: string;
  decidedBy: string;
  title: string;
}

const UNLOCKS = 'select 1 from unlocks where user_id = (select user_id from unlock_refund_requests where id = ?) order by id for update';
const REQUEST = `
  select r.id, r.status, u.id as "unlockId", u.prompt_id as "promptId", u.user_id as "buyerId", u.creator_id as "creatorId", u.paid
  from unlock_refund_requests r join unlocks u on u.id = r.unlock_id where r.id = ? for update of r`;
const ANSWER = 'update unlock_refund_requests set status = :status, answer = :note, decided_by = :decidedBy, decided_at = :now where id = :id';

/** Locks a buyer's refund request, so that only one of two moderators can answer it. Null for an unknown id. */
export async function lockRefundRequest(tx: Tx, id: string): Promise<LockedRefundRequest | null> {
  // The locks come in the same order as in a buyer's own refund, first the unlocks and then the request, because the other order could deadlock.
  await rows(tx, UNLOCKS, [id]);
  const [request] = await rows<LockedRefundRequest>(tx, REQUEST, [id]);
  return request ?? null;
}

/** Answers a locked refund request. A granted request refunds the unlock as any refund does, but does not count toward the buyer's limit of refunds. */
export async function answerRefundRequest(tx: Tx, context: SellingContext, request: LockedRefundRequest, { granted, note, decidedBy, title }: RefundAnswer): Promise<void> {
  const { id, unlockId, promptId, buyerId, creatorId, paid } = request;
  await rows(tx, ANSWER, { id, status: granted ? 'granted' : 'refused', note, decidedBy, now: context.clock.now() });
  if (granted) await refundUnlock(tx, context, buyerId, unlockId, true);
  else await context.outbox.publish(tx, refundRefused, { unlockId, promptId, title, buyerId, creatorId, paid });
}
