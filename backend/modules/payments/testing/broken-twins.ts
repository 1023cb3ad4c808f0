import type Stripe from 'stripe';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { newId } from '#kernel/ids.ts';
import { handleProviderEvent } from '../commands/handle-provider-event.ts';
import { receiveEvent } from '../commands/receive-event.ts';
import { syncOrder } from '../commands/sync-order.ts';
import type { PaymentSnapshot } from '../ports/payment-records.port.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { paymentSnapshot } from '../providers/stripe-snapshots.ts';
import { findOrder } from '../queries/order-rows.ts';
import { withProvider } from './with-provider.ts';

/** A deliberately wrong fulfilment with one mistake, and the name of the scenario that must show the mistake. */
export interface BrokenTwin {
  name: string;
  scenario: string;
  breaks(fixtures: PaymentsFixtures): PaymentsFixtures;
}

type Event = Parameters<PaymentsFixtures['deliver']>[0];

/** Payment fixtures that handle each event with the context that `contextFor` returns. `after` runs after each delivered copy of an event. */
function fixturesOf(fixtures: PaymentsFixtures, contextFor: (event: Event) => PaymentsContext, after: (event: Event) => Promise<void> = () => Promise.resolve()): PaymentsFixtures {
  return {
    ...fixtures,
    async deliver(event) {
      const context = contextFor(event);
      const { body, signature } = fixtures.sandbox.signed(event);
      await receiveEvent(context, Buffer.from(body), signature, 'test');
      await handleProviderEvent(context, event.id);
      await after(event);
    },
  };
}

/** Payment fixtures with the product's own, correct fulfilment. */
export const unbroken = (fixtures: PaymentsFixtures): PaymentsFixtures => fixturesOf(fixtures, () => fixtures.context);

/** Finds the order of the payment or charge that an event is about. */
const orderOf = ({ context }: PaymentsFixtures, { data }: Event) => {
  const { id, payment_intent: payment } = data.object as { id: string; payment_intent?: string };
  return findOrder(context.db.knex, 'stripe_payment_intent', payment ?? id);
};

export const BROKEN_TWINS: readonly BrokenTwin[] = [
  {
    name: 'grants on any billing reason',
    scenario: 'Pro with the plan flipped',
    breaks(fixtures) {
      const invoice = async (id: string) => ({ ...(await fixtures.context.provider!.records.invoice(id)), reason: 'subscription_cycle' });
      return fixturesOf(fixtures, () => withProvider(fixtures.context, { records: { invoice } }));
    },
  },
  {
    name: 'grants without a key, for each copy',
    scenario: 'a package',
    breaks(fixtures) {
      const { wallet, db } = fixtures.context;
      const silent: PaymentsContext = { ...fixtures.context, wallet: { ...wallet, grant: () => Promise.resolve(false) } };
      return fixturesOf(fixtures, () => silent, async (event) => {
        if (event.type !== 'payment_intent.succeeded') return;
        const order = (await orderOf(fixtures, event))!;
        await db.transaction((tx) => wallet.grant(tx, { userId: order.user_id, amount: order.tokens, kind: 'purchase', bucket: 'purchased', key: newId(), reason: 'twin', refType: 'order', refId: order.id }));
      });
    },
  },
  {
    name: 'takes back for each event instead of in total',
    scenario: 'refunded in two parts',
    breaks(fixtures) {
      const { wallet, db } = fixtures.context;
      const silent: PaymentsContext = { ...fixtures.context, wallet: { ...wallet, clawBack: () => Promise.resolve({ created: true, taken: 0, owed: 0 }) } };
      return fixturesOf(fixtures, () => silent, async (event) => {
        if (event.type !== 'charge.refunded') return;
        const order = (await orderOf(fixtures, event))!;
        const { amount, amount_refunded: refunded } = event.data.object as Stripe.Charge;
        const tokens = Math.round((order.tokens * refunded) / amount);
        // The deliberate mistake: the ledger key contains the event's id, so each event about a refund takes back the whole sum of refunds so far again.
        await db.transaction((tx) => wallet.clawBack(tx, { userId: order.user_id, amount: tokens, kind: 'refund', key: `twin:${event.id}`, reason: 'twin', refType: 'order', refId: order.id }));
      });
    },
  },
  {
    name: 'trusts the words of the event instead of asking',
    scenario: 'declined, then authenticated',
    breaks(fixtures) {
      return fixturesOf(fixtures, (event) => {
        if (!event.type.startsWith('payment_intent.')) return fixtures.context;
        const payment = (): Promise<PaymentSnapshot> => Promise.resolve(paymentSnapshot(event.data.object as Stripe.PaymentIntent, [], []));
        return withProvider(fixtures.context, { records: { payment } });
      });
    },
  },
  {
    name: 'writes an older answer over a newer one',
    scenario: 'refunded at once',
    breaks(fixtures) {
      const oldest = new Map<string, PaymentSnapshot>();
      const late = withProvider(fixtures.context, {
        records: {
          async payment(id) {
            if (!oldest.has(id)) oldest.set(id, await fixtures.context.provider!.records.payment(id));
            return oldest.get(id)!;
          },
        },
      });
      // The deliberate mistake: a worker writes the provider's old answer after a newer one was stored, without the check that refuses it.
      return fixturesOf(fixtures, () => fixtures.context, async (event) => {
        const order = await orderOf(fixtures, event);
        if (order) await syncOrder(late, order.id);
      });
    },
  },
];
