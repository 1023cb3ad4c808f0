import type Stripe from 'stripe';
import { invalid } from '../core/sandbox-error.ts';
import type { World } from '../core/world.ts';
import { find, idOf } from '../core/world.ts';
import { balanceTransactionObject } from '../objects/balance-transaction.ts';
import { disputeObject } from '../objects/dispute.ts';

const FEE_CENTS = 1_500;

/**
 * Opens a dispute of a sandbox payment for its cardholder, which withdraws the money at once. `amount` is in cents; without it, all that was
 * not refunded is disputed.
 */
export function openDispute(world: World, intent: Stripe.PaymentIntent, amount?: number): Stripe.Dispute {
  const charge = world.charges.get(idOf(intent.latest_charge));
  if (!charge?.paid) throw invalid('This PaymentIntent does not have a successful charge to dispute.');
  if (charge.disputed) throw invalid(`Charge ${charge.id} is disputed already.`);
  const unrefunded = charge.amount - charge.amount_refunded;
  const dispute = world.disputes.add(disputeObject({ id: world.id('dp'), created: world.now(), amount: amount ?? (unrefunded || charge.amount), charge }));
  charge.disputed = true;
  move(world, dispute, -dispute.amount, FEE_CENTS, 'dispute');
  world.emit('charge.dispute.created', dispute);
  world.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Closes a dispute of a sandbox payment by the bank's decision. If the product wins, the money comes back. */
export function closeDispute(world: World, id: string, won: boolean): Stripe.Dispute {
  const dispute = find(world.disputes, 'dispute', id);
  if (dispute.status === 'won' || dispute.status === 'lost') throw invalid('This dispute is already closed.');
  dispute.status = won ? 'won' : 'lost';
  if (won) move(world, dispute, dispute.amount, -FEE_CENTS, 'dispute_reversal');
  world.emit('charge.dispute.closed', dispute);
  if (won) world.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}

function move(world: World, dispute: Stripe.Dispute, amount: number, fee: number, category: string): void {
  dispute.balance_transactions.push(
    world.balanceTransactions.add(
      balanceTransactionObject({
        id: world.id('txn'),
        created: world.now(),
        amount,
        fee,
        currency: dispute.currency,
        source: dispute.id,
        type: 'adjustment',
        category,
        description: `Chargeback ${category === 'dispute' ? 'withdrawal' : 'reversal'} for ${idOf(dispute.charge)}`,
      }),
    ),
  );
}
