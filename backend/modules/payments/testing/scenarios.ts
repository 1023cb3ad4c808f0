import Stripe from 'stripe';
import { DAY_MS } from '#contracts/durations.ts';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { newId } from '#kernel/ids.ts';
import { beginCardPayment, beginCheckout } from '../commands/begin-purchase.ts';
import { beginSubscription } from '../commands/begin-subscription.ts';
import { setRenewal } from '../commands/change-subscription.ts';
import { openSubscription } from '../queries/order-rows.ts';

const MINI_BOOST = { productId: 'mini-boost', tokens: 40 };
const CREATOR_STACK = { productId: 'creator-stack', tokens: 100 };

/** A user's tokens, orders and subscription at the end of a payments scenario. They must not depend on the order of events. */
export interface Outcome {
  balance: number;
  debt: number;
  /** All tokens that the ledger added, less those that it took back. */
  net: number;
  orders: string[];
  subscription: string | null;
}

/** The steps of a person at the provider, such as a purchase or a refund. Before each step, all earlier events have been handled. */
export interface Scenario {
  name: string;
  steps: readonly ((actor: Actor) => Promise<void>)[];
  outcome: Outcome;
}

/** One person who goes through a payments scenario. */
export interface Actor {
  fixtures: PaymentsFixtures;
  userId: string;
  /** The id of the person's latest payment at the provider. */
  payment: string;
  dispute: string;
}

const click = () => ({ idempotency: null, requestHash: newId() });
const paymentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0]!;

const buy = ({ productId, tokens }: typeof MINI_BOOST, ...cards: { card?: string; authenticate?: 'complete' | 'fail' }[]) => async (actor: Actor) => {
  const { context, sandbox } = actor.fixtures;
  const session = await beginCardPayment(context, actor.userId, { priceId: `price_conjure_${productId}`, tokenAmount: tokens }, click());
  for (const card of cards.length > 0 ? cards : [{}]) await sandbox.pay(session.clientSecret, card);
  actor.payment = paymentOf(session.clientSecret);
};
const refund = (cents?: number) => async ({ fixtures, payment }: Actor) => void fixtures.sandbox.refund(payment, cents);
const dispute = async (actor: Actor) => void (actor.dispute = actor.fixtures.sandbox.dispute(actor.payment));
const decide = (won: boolean) => async (actor: Actor) => void actor.fixtures.sandbox.closeDispute(actor.dispute, won);

/** A step of a scenario in which the person spends this many tokens on a run. */
export const spend = (tokens: number) => async ({ fixtures, userId }: Actor) => {
  const { wallet, db } = fixtures.context;
  const generationId = newId();
  await wallet.placeHold(db.knex, { userId, amount: tokens, generationId });
  await wallet.settleHold(db.knex, { generationId, capture: tokens });
};

export const subscribe = async (actor: Actor) => {
  const { context, sandbox } = actor.fixtures;
  const { clientSecret } = await beginSubscription(context, actor.userId, 'price_conjure_pro');
  await sandbox.pay(clientSecret);
  actor.payment = paymentOf(clientSecret);
};
const stripeSubscription = async ({ fixtures, userId }: Actor): Promise<string> => (await openSubscription(fixtures.context.db.knex, userId))!.stripe_subscription!;
const aMonthPasses = async ({ fixtures }: Actor) => fixtures.sandbox.advance(32 * DAY_MS);
const cancelRenewal = async ({ fixtures, userId }: Actor) => void (await setRenewal(fixtures.context, userId, false));

/** A step of a scenario that changes the subscription's price to another one and back. Each change makes an invoice that must grant no tokens. */
export const flipPlan = (times: number) => async (actor: Actor) => {
  const { sandbox } = actor.fixtures;
  const { hostname, port } = new URL(sandbox.url);
  const stripe = new Stripe(sandbox.keys.secret, { host: hostname, port, protocol: 'http' });
  const subscription = await stripe.subscriptions.retrieve(await stripeSubscription(actor));
  const item = subscription.items.data[0]!;
  const dearer = await stripe.prices.create({ product: item.price.product as string, currency: 'usd', unit_amount: 1_299, recurring: { interval: 'month' } });
  for (let flip = 0; flip < times; flip += 1) {
    await stripe.subscriptions.update(subscription.id, { items: [{ id: item.id, price: flip % 2 === 0 ? dearer.id : item.price.id }], proration_behavior: 'always_invoice' });
  }
};

const failNextRenewal = async (actor: Actor) => actor.fixtures.sandbox.failRenewals(await stripeSubscription(actor), true);
const newCard = async (actor: Actor) => {
  const { fixtures, userId } = actor;
  fixtures.sandbox.failRenewals(await stripeSubscription(actor), false);
  const { stripe_customer: customer } = (await fixtures.context.db.knex('payment_customers').where({ user_id: userId }).first())!;
  fixtures.sandbox.replaceCard(customer as string);
};

const checkout = async (actor: Actor) => {
  const { sessionId } = await beginCheckout(actor.fixtures.context, actor.userId, CREATOR_STACK.productId, click());
  await actor.fixtures.sandbox.payCheckout(sessionId);
};

const none = { debt: 0, subscription: null };

export const SCENARIOS: readonly Scenario[] = [
  { name: 'a package', steps: [buy(MINI_BOOST)], outcome: { ...none, balance: 40, net: 40, orders: ['paid'] } },
  { name: 'declined, then authenticated', steps: [buy(MINI_BOOST, { card: '4000000000000002' }, { card: '4000002500003155', authenticate: 'complete' })], outcome: { ...none, balance: 40, net: 40, orders: ['paid'] } },
  { name: 'hosted checkout', steps: [checkout], outcome: { ...none, balance: 100, net: 100, orders: ['paid'] } },
  { name: 'refunded at once', steps: [buy(MINI_BOOST), refund()], outcome: { ...none, balance: 0, net: 0, orders: ['refunded'] } },
  { name: 'refunded in two parts', steps: [buy(MINI_BOOST), refund(249), refund(250)], outcome: { ...none, balance: 0, net: 0, orders: ['refunded'] } },
  { name: 'spent, then refunded: a debt', steps: [buy(MINI_BOOST), spend(30), refund()], outcome: { balance: 0, debt: 30, net: 0, orders: ['refunded'], subscription: null } },
  { name: 'disputed and lost', steps: [buy(MINI_BOOST), dispute, decide(false)], outcome: { ...none, balance: 0, net: 0, orders: ['disputed'] } },
  { name: 'spent, disputed and won: everything is back', steps: [buy(MINI_BOOST), spend(30), dispute, decide(true)], outcome: { ...none, balance: 10, net: 40, orders: ['paid'] } },
  { name: 'refunded in part, then disputed: taken back once', steps: [buy(CREATOR_STACK), refund(500), dispute], outcome: { ...none, balance: 0, net: 0, orders: ['disputed'] } },
  { name: 'Pro', steps: [subscribe], outcome: { balance: 100, debt: 0, net: 100, orders: ['paid'], subscription: 'active' } },
  { name: 'Pro with the plan flipped there and back', steps: [subscribe, flipPlan(4)], outcome: { balance: 100, debt: 0, net: 100, orders: ['paid'], subscription: 'active' } },
  { name: 'Pro renewed, the first month refunded', steps: [subscribe, refund(), aMonthPasses], outcome: { balance: 100, debt: 0, net: 100, orders: ['paid', 'refunded'], subscription: 'active' } },
  { name: 'Pro whose renewal fails and works with a new card', steps: [subscribe, failNextRenewal, aMonthPasses, newCard], outcome: { balance: 200, debt: 0, net: 200, orders: ['paid', 'paid'], subscription: 'active' } },
  { name: 'Pro that ends with its period', steps: [subscribe, cancelRenewal, aMonthPasses], outcome: { balance: 100, debt: 0, net: 100, orders: ['paid'], subscription: 'canceled' } },
];
