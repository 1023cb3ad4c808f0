import type Stripe from 'stripe';
import type { PaymentRecords, PaymentSnapshot } from '../ports/payment-records.port.ts';
import { asking, idOf, secondsOf } from './stripe-client.ts';
import { disputeSnapshot, invoiceSnapshot, paymentSnapshot, refundSnapshot, subscriptionSnapshot } from './stripe-snapshots.ts';

const PAGE = 100;
const PAYMENT_PARTS = ['latest_charge.balance_transaction'];

/** Reads Stripe's records as they are now; `dashboardUrl` is the site where administrators look at them. */
export function stripeRecords(stripe: Stripe, dashboardUrl: string): PaymentRecords {
  /** Reads refunds and disputes only when Stripe's charge says that it has some, which saves two calls for most payments. */
  async function complete(intent: Stripe.PaymentIntent): Promise<PaymentSnapshot> {
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    const of = { payment_intent: intent.id, limit: PAGE };
    const refunds = charge && charge.amount_refunded > 0 ? (await stripe.refunds.list(of)).data.map(refundSnapshot) : [];
    const disputes = charge?.disputed ? (await stripe.disputes.list(of)).data.map(disputeSnapshot) : [];
    return paymentSnapshot(intent, refunds, disputes);
  }

  return {
    payment: (id) => asking(async () => complete(await stripe.paymentIntents.retrieve(id, { expand: PAYMENT_PARTS }))),
    subscription: (id) => asking(async () => subscriptionSnapshot(await stripe.subscriptions.retrieve(id))),
    invoice: (id) => asking(async () => invoiceSnapshot(await stripe.invoices.retrieve(id, { expand: ['payments'] }))),
    async *payments(from, to) {
      const list = stripe.paymentIntents.list({ created: { gte: secondsOf(from), lt: secondsOf(to) }, limit: PAGE, expand: PAYMENT_PARTS.map((part) => `data.${part}`) });
      for await (const intent of list) yield await complete(intent);
    },
    async *givenBack(from, to) {
      const within = { created: { gte: secondsOf(from), lt: secondsOf(to) }, limit: PAGE };
      for (const list of [stripe.refunds.list(within), stripe.disputes.list(within)]) {
        for await (const { payment_intent: intent } of list) {
          const id = idOf(intent);
          if (id !== null) yield id;
        }
      }
    },
    async *invoices(from, to) {
      const list = stripe.invoices.list({ created: { gte: secondsOf(from), lt: secondsOf(to) }, limit: PAGE, expand: ['data.payments'] });
      for await (const invoice of list) yield invoiceSnapshot(invoice);
    },
    async *subscriptions() {
      for await (const subscription of stripe.subscriptions.list({ status: 'all', limit: PAGE })) yield subscriptionSnapshot(subscription);
    },
    pageUrl: (id) => `${dashboardUrl}/payments/${id}`,
  };
}
