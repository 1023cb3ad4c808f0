import type Stripe from 'stripe';
import { invalid } from '../core/sandbox-error.ts';
import type { World } from '../core/world.ts';
import { balanceTransactionObject } from '../objects/balance-transaction.ts';
import { refundObject } from '../objects/refund.ts';
import { dollars } from './dollars.ts';

export interface NewRefund {
  charge: Stripe.Charge;
  /** How many cents of a sandbox payment to refund; undefined refunds all that is left. */
  amount?: number | undefined;
  metadata?: Record<string, string>;
  reason?: Stripe.Refund.Reason | null;
}

export function createRefund(world: World, { charge, amount, metadata = {}, reason = null }: NewRefund): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw invalid('This charge has failed and cannot be refunded.', { code: 'charge_not_refundable' });
  if (charge.disputed) throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const refunded = amount ?? left;
  if (refunded < 1) throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (refunded > left) throw invalid(`Refund amount (${dollars(refunded)}) is greater than unrefunded amount on charge (${dollars(left)})`, { param: 'amount' });

  const refund = world.refunds.add(refundObject({ id: world.id('re'), created: world.now(), amount: refunded, charge, metadata, reason }));
  refund.balance_transaction = world.balanceTransactions.add(
    balanceTransactionObject({
      id: world.id('txn'),
      created: world.now(),
      amount: -refunded,
      fee: 0,
      currency: charge.currency,
      source: refund.id,
      type: 'refund',
      category: 'refund',
      description: 'REFUND FOR CHARGE',
    }),
  ).id;
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  Object.assign(charge, { amount_refunded: charge.amount_refunded + refunded, refunded: refunded === left });
  world.emit('charge.refunded', charge, previous);
  world.emit('refund.created', refund);
  return refund;
}
