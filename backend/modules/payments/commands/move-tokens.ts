import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { tokensToTakeBack } from '../domain/claw-back.ts';
import { orderPaid, orderRestored, orderTakenBack } from '../payments.events.ts';
import type { PaymentsContext } from '../payments-context.ts';
import type { OrderRow } from '../queries/order-rows.ts';

const about = (order: OrderRow) => ({ refType: 'order', refId: order.id });

/**
 * Makes the ledger agree with an order (docs/rules/payments.md#claw-back): grants its tokens once, then takes back or restores what refunds
 * and disputes ask for in total. It runs in the transaction that changed `before` into `after`, so no other process moves the tokens too.
 */
export async function moveTokens(context: PaymentsContext, tx: Tx, { before, after, card }: { before: OrderRow; after: OrderRow; card: string | null }): Promise<void> {
  if (!after.granted) return;
  if (!before.granted) await grantOrder(context, tx, after, card);
  const target = tokensToTakeBack({ tokens: after.tokens, amountCents: after.amount_cents, refundedCents: after.refunded_cents, disputedCents: after.disputed_cents });
  if (target === after.clawed_back) return;
  if (target > after.clawed_back) await takeBack(context, tx, after, target - after.clawed_back, after.disputed_cents > before.disputed_cents ? 'dispute' : 'refund');
  else await restore(context, tx, after, after.clawed_back - target, after.disputed_cents < before.disputed_cents ? 'dispute' : 'refund');
  await rows(tx, 'update orders set clawed_back = ?, moves = moves + 1 where id = ?', [target, after.id]);
  after.clawed_back = target;
}

async function grantOrder({ wallet, outbox }: PaymentsContext, tx: Tx, order: OrderRow, card: string | null): Promise<void> {
  const { id: orderId, user_id: userId, kind, product_name: productName, tokens, amount_cents: amountCents } = order;
  if (tokens === 0) return;
  await wallet.grant(tx, {
    userId,
    amount: tokens,
    kind: kind === 'tokens' ? 'purchase' : 'subscription_grant',
    bucket: kind === 'tokens' ? 'purchased' : 'subscription',
    key: must(order.grant_key, 'the key of a grant'),
    reason: productName,
    ...about(order),
  });
  await outbox.publish(tx, orderPaid, { orderId, userId, kind, productName, tokens, amountCents, ...(card !== null && { card }) });
}

async function takeBack({ wallet, outbox }: PaymentsContext, tx: Tx, order: OrderRow, amount: number, cause: 'refund' | 'dispute'): Promise<void> {
  const { id: orderId, user_id: userId, product_name: productName } = order;
  const { owed } = await wallet.clawBack(tx, {
    userId,
    amount,
    kind: cause === 'dispute' ? 'chargeback' : 'refund',
    key: `take:${orderId}:${order.moves}`,
    reason: `${productName}: ${cause}`,
    ...about(order),
  });
  await outbox.publish(tx, orderTakenBack, { orderId, userId, productName, cause, tokens: amount, owed });
}

async function restore({ wallet, outbox }: PaymentsContext, tx: Tx, order: OrderRow, amount: number, cause: 'refund' | 'dispute'): Promise<void> {
  const { id: orderId, user_id: userId, product_name: productName } = order;
  // The wallet's debt is read before restored tokens come back, because they pay the debt first. The lock keeps the debt from changing meanwhile.
  await wallet.lock(tx, userId);
  const settled = Math.min(amount, await wallet.debt(tx, userId));
  await wallet.giveBack(tx, {
    userId,
    amount,
    key: `restore:${orderId}:${order.moves}`,
    reason: `${productName}: ${cause === 'dispute' ? 'dispute won' : 'refund cancelled'}`,
    ...about(order),
  });
  await outbox.publish(tx, orderRestored, { orderId, userId, productName, cause, tokens: amount, settled });
}
