import { must } from '#contracts/must.ts';
import type { Unlock } from '#contracts/selling.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { SellingContext } from '../selling-context.ts';
import { nothingPaid, refundAsked, refundPossible, refundRefused } from '../selling.errors.ts';
import { presentUnlock } from '../selling.presenter.ts';
import { unlockById } from '../queries/unlock-rows.ts';

const ASK = `
  insert into unlock_refund_requests (id, unlock_id, user_id, message, created_at) values (:id, :unlockId, :userId, :message, :now)`;

/**
 * Asks a moderator for the refund of an unlock that the buyer may not refund alone. It locks the buyer's unlocks, as a refund does.
 * @throws AppError not_found, refund_possible, refund_already_refunded, refund_asked, nothing_paid
 */
export async function askRefund(tx: Tx, { clock, prompts }: SellingContext, userId: string, unlockId: string, message: string): Promise<Unlock> {
  await rows(tx, 'select 1 from unlocks where user_id = ? order by id for update', [userId]);
  const unlock = await unlockById(tx, userId, unlockId);
  if (!unlock) throw notFound('This unlock');
  const now = clock.now();
  const removed = (await prompts.takenDown(tx, [unlock.prompt_id])).has(unlock.prompt_id);
  const { refundable, status, request, paid } = presentUnlock(unlock, now, removed);
  if (status === 'refunded') throw refundRefused('already_refunded');
  if (request) throw refundAsked();
  if (refundable) throw refundPossible();
  if (paid === 0) throw nothingPaid();
  await rows(tx, ASK, { id: newId(), unlockId, userId, message, now });
  return presentUnlock(must(await unlockById(tx, userId, unlockId), 'the unlock'), now, removed);
}
