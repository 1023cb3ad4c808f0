import { must } from '#contracts/must.ts';
import type { StripeSettings } from '../payments.config.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { badSignature, paymentRefused } from '../payments.errors.ts';
import { stripeBegin } from './stripe-begin.ts';
import { stripeCatalogue } from './stripe-catalogue.ts';
import { asking, createStripe, idOf, isMissing, isRefusal } from './stripe-client.ts';
import { stripeReads } from './stripe-reads.ts';

/** Oldest accepted signature, in seconds (docs/rules/payments.md#signature-age). */
const TOLERANCE_SECONDS = 300;

async function unlessMissing(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** Stripe, or the payments sandbox, which has the same API at another address. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = createStripe(settings);
  const { webhookSecret, dashboardUrl, live } = settings;
  return {
    live,
    ...stripeBegin(stripe),
    ...stripeReads(stripe),
    ...stripeCatalogue(stripe),
    setCancelAtPeriodEnd: (id, cancel) => asking(async () => void (await stripe.subscriptions.update(id, { cancel_at_period_end: cancel }))),
    cancelSubscription: (id) => asking(() => unlessMissing(stripe.subscriptions.cancel(id))),
    deleteCustomer: (id) => asking(() => unlessMissing(stripe.customers.del(id))),
    giveUpSubscription: (id) =>
      asking(async () => {
        const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id);
        // The invoice is voided and not canceled, because Stripe refuses to void an invoice that was paid meanwhile.
        await stripe.invoices.voidInvoice(must(idOf(invoice), 'the latest invoice of a subscription'));
      }),
    portalUrl: (customer, returnUrl) => asking(async () => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url),
    refund: ({ key, paymentId, amountCents, reason }) =>
      asking(async () => {
        try {
          await stripe.refunds.create({ payment_intent: paymentId, amount: amountCents, metadata: { reason } }, { idempotencyKey: key });
        } catch (error) {
          // Why a refund is refused is for administrators to read.
          throw isRefusal(error) ? paymentRefused(error.message, error) : error;
        }
      }),
    readEvent(body, signature) {
      if (!signature) throw badSignature();
      try {
        const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS);
        const object = event.data.object as { id?: string };
        return { id: event.id, type: event.type, live: event.livemode, objectId: object.id ?? null, payload: event };
      } catch (error) {
        throw badSignature(error);
      }
    },
    paymentPage: (id) => `${dashboardUrl}${live ? '' : '/test'}/payments/${id}`,
  };
}
