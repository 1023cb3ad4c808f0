import {
  cancelSubscription, createPaymentIntent, createPortalSession, createSubscription, createTokenPurchase, getPaymentStatus, getSubscription, listInvoices as listInvoicesEndpoint,
  resumeSubscription, WEBHOOK_PATH,
} from '#contracts/payments.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { RawRoutes } from '#kernel/module.ts';
import { beginCardPayment, beginCheckout } from '../commands/begin-purchase.ts';
import { beginSubscription } from '../commands/begin-subscription.ts';
import { openPortal, setRenewal } from '../commands/change-subscription.ts';
import { receiveEvent } from '../commands/receive-event.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { presentSubscription } from '../payments.presenter.ts';
import { listInvoices } from '../queries/list-invoices.ts';
import { openSubscription } from '../queries/order-rows.ts';
import { paymentStatus } from '../queries/payment-status.ts';

/**
 * Purchases, subscriptions and invoices of the viewer. These writes call the provider, so no transaction is open around the call. Each first
 * inserts its order or subscription, and a repeated request finds that row instead of calling for a new one.
 */
export function paymentRoutes(routes: Routes, context: PaymentsContext): void {
  routes.session(createPaymentIntent, 'member', ({ viewer, body, ...click }) => beginCardPayment(context, viewer.userId, body, click));
  routes.session(createSubscription, 'member', ({ viewer, body }) => beginSubscription(context, viewer.userId, body.priceId));
  routes.session(createTokenPurchase, 'member', ({ viewer, body, ...click }) => beginCheckout(context, viewer.userId, body.packageId, click));
  routes.session(cancelSubscription, 'member', async ({ viewer }) => ({ subscription: await setRenewal(context, viewer.userId, false) }));
  routes.session(resumeSubscription, 'member', async ({ viewer }) => ({ subscription: await setRenewal(context, viewer.userId, true) }));
  routes.session(createPortalSession, 'member', async ({ viewer, body }) => ({ url: await openPortal(context, viewer.userId, body.returnPath) }));

  routes.read(getPaymentStatus, 'member', ({ viewer, query }) => paymentStatus(context, viewer.userId, query));
  routes.read(getSubscription, 'member', async ({ viewer }) => {
    const subscription = await openSubscription(context.db.knex, viewer.userId);
    return { subscription: subscription && presentSubscription(subscription) };
  });
  routes.read(listInvoicesEndpoint, 'member', ({ viewer, query }) => listInvoices(context.db.knex, viewer.userId, query));
}

/** The largest provider webhook body that the server reads, in bytes. Stripe's largest events are far smaller. */
const MAX_EVENT_BYTES = 1024 * 1024;

/** The provider webhook: the payment provider posts its events here. */
export function webhookRoute(mount: RawRoutes, context: PaymentsContext): void {
  mount.webhook(WEBHOOK_PATH, { maxBytes: MAX_EVENT_BYTES }, ({ body, header, ip }) => receiveEvent(context, body, header('stripe-signature'), ip));
}
