import { must } from '#contracts/must.ts';
import { isUuid, METADATA_ORDER } from '../domain/metadata.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { findOrder } from '../queries/order-rows.ts';
import type { OrderRow } from '../queries/order-rows.ts';
import { syncInvoice } from './sync-invoice.ts';
import { syncOrder } from './sync-order.ts';
import { syncSubscription } from './sync-subscription.ts';

type Fact = Record<string, unknown>;
type Reaction = (context: PaymentsContext, object: Fact) => Promise<boolean>;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The id of an object in a provider's event. The provider sends either the id or the whole object in the same field. */
const reference = (value: unknown): string | null => text(value) ?? text((value as Fact | null)?.['id']);

const orderNamedIn = async ({ db }: PaymentsContext, { metadata }: Fact): Promise<OrderRow | null> => {
  const id = text((metadata as Fact | undefined)?.[METADATA_ORDER]);
  return id === null || !isUuid(id) ? null : findOrder(db.knex, 'id', id);
};

const onPayment: Reaction = async (context, object) => {
  const payment = must(text(object['id']), 'the id of a payment');
  const order = (await findOrder(context.db.knex, 'stripe_payment_intent', payment)) ?? (await orderNamedIn(context, object));
  if (!order) return false;
  await syncOrder(context, order.id, payment);
  return true;
};

/**
 * Handles an event about a charge, refund or dispute by updating the order of its payment. An unknown payment is ignored, since its own event
 * brings all of them.
 */
const onPartOfPayment: Reaction = async (context, object) => {
  const payment = reference(object['payment_intent']);
  const order = payment === null ? null : await findOrder(context.db.knex, 'stripe_payment_intent', payment);
  if (!order) return false;
  await syncOrder(context, order.id);
  return true;
};

const onCheckout: Reaction = async (context, object) => {
  const order = (await findOrder(context.db.knex, 'stripe_session', must(text(object['id']), 'the id of a checkout'))) ?? (await orderNamedIn(context, object));
  if (!order) return false;
  await syncOrder(context, order.id, reference(object['payment_intent']) ?? undefined);
  return true;
};

const onSubscription: Reaction = async (context, object) => {
  await syncSubscription(context, must(text(object['id']), 'the id of a subscription'));
  return true;
};

const onInvoice: Reaction = async (context, object) => {
  await syncInvoice(context, must(text(object['id']), 'the id of an invoice'));
  return true;
};

const REACTIONS: Record<string, Reaction> = {
  'payment_intent.succeeded': onPayment,
  'payment_intent.processing': onPayment,
  'payment_intent.payment_failed': onPayment,
  'payment_intent.canceled': onPayment,
  'charge.refunded': onPartOfPayment,
  'refund.created': onPartOfPayment,
  'refund.updated': onPartOfPayment,
  'refund.failed': onPartOfPayment,
  'charge.dispute.created': onPartOfPayment,
  'charge.dispute.updated': onPartOfPayment,
  'charge.dispute.closed': onPartOfPayment,
  'charge.dispute.funds_withdrawn': onPartOfPayment,
  'charge.dispute.funds_reinstated': onPartOfPayment,
  'checkout.session.completed': onCheckout,
  'checkout.session.expired': onCheckout,
  'customer.subscription.created': onSubscription,
  'customer.subscription.updated': onSubscription,
  'customer.subscription.deleted': onSubscription,
  'invoice.paid': onInvoice,
  'invoice.payment_failed': onInvoice,
  'invoice.payment_action_required': onInvoice,
};

/** Handles an event of the provider by reading the object that it names. Returns false when the object is not ours, or its type needs no reaction. */
export async function applyEvent(context: PaymentsContext, type: string, object: Fact): Promise<boolean> {
  return (await REACTIONS[type]?.(context, object)) ?? false;
}
