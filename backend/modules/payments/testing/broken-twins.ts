import type Stripe from 'stripe';
import type { PaymentsTestBed } from '#testing/payments-test-bed.ts';
import { newId } from '#kernel/ids.ts';
import { processEvent } from '../commands/process-event.ts';
import { receiveEvent } from '../commands/receive-event.ts';
import { syncOrder } from '../commands/sync-order.ts';
import type { PaymentSnapshot } from '../payment-provider.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { paymentSnapshot } from '../providers/stripe-snapshots.ts';
import { findOrder } from '../queries/order-rows.ts';

/** A fulfilment with one mistake, and the scenario in which it must show. */
export interface BrokenTwin {
  name: string;
  scenario: string;
  breaks(bed: PaymentsTestBed): PaymentsTestBed;
}

type Event = Parameters<PaymentsTestBed['deliver']>[0];

/** The fixtures with another context. `after` runs after each copy of an event that arrives. */
function bedOf(bed: PaymentsTestBed, contextFor: (event: Event) => PaymentsContext, after: (event: Event) => Promise<void> = () => Promise.resolve()): PaymentsTestBed {
  return {
    ...bed,
    async deliver(event) {
      const context = contextFor(event);
      const { body, signature } = bed.sandbox.signed(event);
      await receiveEvent(context, Buffer.from(body), signature, 'test');
      await processEvent(context, event.id);
      await after(event);
    },
  };
}

/** The same harness around the true fulfilment. */
export const unbroken = (bed: PaymentsTestBed): PaymentsTestBed => bedOf(bed, () => bed.context);

const changed = ({ context }: PaymentsTestBed, provider: Partial<NonNullable<PaymentsContext['provider']>>): PaymentsContext => ({ ...context, provider: { ...context.provider!, ...provider } });

/** The order that a payment or charge of an event is about. */
const orderOf = ({ context }: PaymentsTestBed, { data }: Event) => {
  const { id, payment_intent: payment } = data.object as { id: string; payment_intent?: string };
  return findOrder(context.db.knex, 'stripe_payment_intent', payment ?? id);
};

export const BROKEN_TWINS: readonly BrokenTwin[] = [
  {
    name: 'grants on any billing reason',
    scenario: 'Pro with the plan flipped',
    breaks(bed) {
      const invoice = async (id: string) => ({ ...(await bed.context.provider!.invoice(id)), reason: 'subscription_cycle' });
      return bedOf(bed, () => changed(bed, { invoice }));
    },
  },
  {
    name: 'grants without a key, for each copy',
    scenario: 'a package',
    breaks(bed) {
      const { wallet, db } = bed.context;
      const silent: PaymentsContext = { ...bed.context, wallet: { ...wallet, grant: () => Promise.resolve(false) } };
      return bedOf(bed, () => silent, async (event) => {
        if (event.type !== 'payment_intent.succeeded') return;
        const order = (await orderOf(bed, event))!;
        await db.transaction((tx) => wallet.grant(tx, { userId: order.user_id, amount: order.tokens, kind: 'purchase', bucket: 'purchased', key: newId(), reason: 'twin', refType: 'order', refId: order.id }));
      });
    },
  },
  {
    name: 'takes back for each event instead of in total',
    scenario: 'refunded in two parts',
    breaks(bed) {
      const { wallet, db } = bed.context;
      const silent: PaymentsContext = { ...bed.context, wallet: { ...wallet, clawBack: () => Promise.resolve({ created: true, taken: 0, owed: 0 }) } };
      return bedOf(bed, () => silent, async (event) => {
        if (event.type !== 'charge.refunded') return;
        const order = (await orderOf(bed, event))!;
        const { amount, amount_refunded: refunded } = event.data.object as Stripe.Charge;
        const tokens = Math.round((order.tokens * refunded) / amount);
        // Its key keeps copies of one event apart, and still each event takes the whole sum so far.
        await db.transaction((tx) => wallet.clawBack(tx, { userId: order.user_id, amount: tokens, kind: 'refund', key: `twin:${event.id}`, reason: 'twin', refType: 'order', refId: order.id }));
      });
    },
  },
  {
    name: 'trusts the words of the event instead of asking',
    scenario: 'declined, then authenticated',
    breaks(bed) {
      return bedOf(bed, (event) => {
        if (!event.type.startsWith('payment_intent.')) return bed.context;
        const payment = (): Promise<PaymentSnapshot> => Promise.resolve(paymentSnapshot(event.data.object as Stripe.PaymentIntent, [], []));
        return changed(bed, { payment });
      });
    },
  },
  {
    name: 'writes an older answer over a newer one',
    scenario: 'refunded at once',
    breaks(bed) {
      const oldest = new Map<string, PaymentSnapshot>();
      const late = changed(bed, {
        async payment(id) {
          if (!oldest.has(id)) oldest.set(id, await bed.context.provider!.payment(id));
          return oldest.get(id)!;
        },
      });
      // A worker that asked first and writes last, with nothing that stops it.
      return bedOf(bed, () => bed.context, async (event) => {
        const order = await orderOf(bed, event);
        if (order) await syncOrder(late, order.id);
      });
    },
  },
];
