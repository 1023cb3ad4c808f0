import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/durations.ts';
import { openPayments } from '#testing/payments-fixtures.ts';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { beginCardPayment, beginCheckout } from './commands/begin-purchase.ts';
import { forgetEvents } from './commands/forget-events.ts';
import { keepRefundsAndDisputes } from './commands/keep-refunds-and-disputes.ts';
import { refundOrder } from './commands/refund-order.ts';
import { syncOrder } from './commands/sync-order.ts';
import type { PaymentsContext } from './payments-context.ts';
import { listDisputes } from './queries/list-disputes.ts';
import { listEvents } from './queries/list-events.ts';
import { listInvoices } from './queries/list-invoices.ts';
import { listOrders } from './queries/list-orders.ts';
import { findOrder } from './queries/order-rows.ts';
import { listener } from './testing/hear-all.ts';
import { reconcile } from './testing/reconcile.ts';
import { stripeOf } from './testing/stripe-of.ts';

const MINI_BOOST = { priceId: 'price_conjure_mini-boost', tokenAmount: 40 };
const UNKEYED = { idempotency: null, requestHash: 'the same click' };

let fixtures: PaymentsFixtures;
beforeAll(async () => {
  fixtures = await openPayments();
});
afterAll(() => fixtures.close());

const orderOf = async (id: string) => (await findOrder(fixtures.context.db.knex, 'id', id))!;
const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0]!;
const tokensOf = async (userId: string): Promise<number> =>
  (await rows<{ purchased: number }>(fixtures.context.db.knex, 'select purchased from wallets where user_id = ?', [userId]))[0]!.purchased;

/** The context of the payments module with another price of the smallest token package. */
function dearer(cents: number, stripePriceId: string | null = null): PaymentsContext {
  const { pricing } = fixtures.context;
  return { ...fixtures.context, pricing: { ...pricing, async products(connection) {
    const list = await pricing.products(connection);
    return { ...list, packages: list.packages.map((entry) => (entry.productId === 'mini-boost' ? { ...entry, priceCents: cents, stripePriceId } : entry)) };
  } } };
}

async function bought(): Promise<{ userId: string; orderId: string; payment: string }> {
  const userId = await fixtures.user();
  const hear = listener(fixtures);
  const { clientSecret, orderId } = await beginCardPayment(fixtures.context, userId, MINI_BOOST, { idempotency: null, requestHash: newId() });
  await fixtures.sandbox.pay(clientSecret);
  await hear();
  return { userId, orderId, payment: intentOf(clientSecret) };
}

describe('prices that change during a purchase', () => {
  it('the provider\'s hosted page charges the amount of the order, even if the provider\'s price list says another one', async () => {
    const stripe = stripeOf(fixtures);
    const product = await stripe.products.create({ name: 'Mini Boost' });
    const price = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 2_500 });
    const userId = await fixtures.user();
    const hear = listener(fixtures);
    const { sessionId } = await beginCheckout(dearer(499, price.id), userId, 'mini-boost', { idempotency: null, requestHash: newId() });
    await fixtures.sandbox.payCheckout(sessionId);
    await hear();
    expect(await tokensOf(userId)).toBe(40);
  });

  it('makes a second order at the new price when the buyer clicks again after a change of price', async () => {
    const userId = await fixtures.user();
    const before = await beginCardPayment(fixtures.context, userId, MINI_BOOST, UNKEYED);
    const after = await beginCardPayment(dearer(599), userId, MINI_BOOST, UNKEYED);
    expect(after.orderId).not.toBe(before.orderId);
    expect((await orderOf(after.orderId)).amount_cents).toBe(599);
    expect((await beginCardPayment(dearer(599), userId, MINI_BOOST, UNKEYED)).orderId).toBe(after.orderId);
  });
});

describe('an order that the provider has ended', () => {
  it('an order gets a new payment when the provider canceled the old one and sent no webhook', async () => {
    const userId = await fixtures.user();
    const before = await beginCardPayment(fixtures.context, userId, MINI_BOOST, UNKEYED);
    await stripeOf(fixtures).paymentIntents.cancel(intentOf(before.clientSecret));
    const after = await beginCardPayment(fixtures.context, userId, MINI_BOOST, UNKEYED);
    expect(after.orderId).not.toBe(before.orderId);
    expect((await orderOf(before.orderId)).status).toBe('failed');
  });

  it('an order gets a new hosted checkout page when the old one has expired', async () => {
    const userId = await fixtures.user();
    const before = await beginCheckout(fixtures.context, userId, 'mini-boost', UNKEYED);
    await stripeOf(fixtures).checkout.sessions.expire(before.sessionId);
    const after = await beginCheckout(fixtures.context, userId, 'mini-boost', UNKEYED);
    expect(after.sessionId).not.toBe(before.sessionId);
    expect(after.checkoutUrl).toBeDefined();
  });

  it('a buyer gets a new customer when the provider deleted the old one, and the old payments still belong to the buyer', async () => {
    const { userId, orderId, payment } = await bought();
    const { stripe_customer: customer } = (await fixtures.context.db.knex('payment_customers').where({ user_id: userId }).first())!;
    await stripeOf(fixtures).customers.del(customer as string);
    const hear = listener(fixtures);
    await fixtures.sandbox.pay((await beginCardPayment(fixtures.context, userId, MINI_BOOST, UNKEYED)).clientSecret);
    await hear();
    expect(await tokensOf(userId)).toBe(80);
    fixtures.sandbox.refund(payment);
    await hear();
    expect(await tokensOf(userId)).toBe(40);
    expect((await orderOf(orderId)).status).toBe('refunded');
  });
});

describe('money without an open order', () => {
  it('a second payment that names a paid order does not change the order, and reconciliation reports it', async () => {
    const { orderId, payment, userId } = await bought();
    const { stripe_customer: customer } = (await fixtures.context.db.knex('payment_customers').where({ user_id: userId }).first())!;
    const stripe = stripeOf(fixtures);
    const second = await stripe.paymentIntents.create({ amount: 499, currency: 'usd', customer: customer as string, metadata: { conjure_order: orderId } });
    await fixtures.sandbox.pay(second.client_secret!);
    await expect(syncOrder(fixtures.context, orderId, second.id)).rejects.toMatchObject({ code: 'payment_mismatch' });
    expect((await orderOf(orderId)).stripe_payment_intent).toBe(payment);
    const { findings } = await reconcile(fixtures, { dryRun: false });
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'unknown_payment', stripeId: second.id, outcome: 'open' }));
  });

  it('a payment that names no order of ours stops neither its event nor the reconciliation', async () => {
    const stripe = stripeOf(fixtures);
    const hear = listener(fixtures);
    await stripe.paymentIntents.create({ amount: 499, currency: 'usd', metadata: { conjure_order: 'not-an-id' } }).then(({ client_secret: secret }) => fixtures.sandbox.pay(secret!));
    await hear();
    expect(await rows(fixtures.context.db.knex, `select error from stripe_events where status = 'failed'`)).toEqual([]);
    expect((await reconcile(fixtures, { dryRun: true })).status).toBe('done');
  });
});

describe('refunds and disputes', () => {
  const call = (key: string, requestHash: string) => ({
    idempotency: { scope: 'user', key, requestHash },
    requestHash,
    requestId: newId(),
    viewer: { userId: newId(), sessionId: newId(), username: 'admin', role: 'admin' as const, plan: 'free' as const, elevatedUntil: null },
  });

  it('refuses one Idempotency-Key for two different refunds, with a message', async () => {
    const { orderId } = await bought();
    await refundOrder(fixtures.context, call('refund', 'first'), orderId, { amountCents: 100, reason: 'Asked for it' });
    await expect(refundOrder(fixtures.context, call('refund', 'second'), orderId, { amountCents: 200, reason: 'Asked for it' })).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect((await orderOf(orderId)).refunded_cents).toBe(100);
  });

  it('finds a refund without a webhook by the refund\'s own day, however old the payment is', async () => {
    const { userId, payment } = await bought();
    fixtures.sandbox.advance(3 * DAY_MS);
    fixtures.sandbox.refund(payment);
    const from = new Date(fixtures.sandbox.now().getTime() - DAY_MS);
    expect((await reconcile(fixtures, { dryRun: false, from })).findings).toMatchObject([{ kind: 'missing_refund', stripeId: payment, outcome: 'repaired' }]);
    expect(await tokensOf(userId)).toBe(0);
    expect((await reconcile(fixtures, { dryRun: false, from })).findings).toEqual([]);
  });

  it('a refund that the bank sent back no longer counts, and a dispute warning that became a dispute is opened again', async () => {
    const { orderId, payment } = await bought();
    const { db, clock } = fixtures.context;
    const at = clock.now();
    const facts = await fixtures.context.provider!.records.payment(payment);
    const dispute = { id: 'dp_1', amountCents: 1, reason: 'fraudulent', at, dueAt: null };
    await db.transaction((tx) => keepRefundsAndDisputes(tx, clock, orderId, { ...facts, refunds: [{ id: 're_1', amountCents: 499, status: 'succeeded', at }], disputes: [{ ...dispute, status: 'won' }] }));
    await db.transaction((tx) => keepRefundsAndDisputes(tx, clock, orderId, { ...facts, refunds: [], disputes: [{ ...dispute, amountCents: 499, status: 'open' }] }));
    expect(await db.knex('refunds').where({ order_id: orderId })).toMatchObject([{ status: 'failed' }]);
    expect(await db.knex('disputes').where({ order_id: orderId })).toMatchObject([{ status: 'open', amount_cents: 499, closed_at: null }]);
  });
});

it('refuses an invalid cursor of each payments list as an invalid request', async () => {
  const { context } = fixtures;
  const before = 'somewhere';
  for (const look of [
    () => listOrders(context, { limit: 10, before }),
    () => listInvoices(context.db.knex, newId(), { limit: 10, before }),
    () => listEvents(context.db.knex, { limit: 10, before }),
    () => listDisputes(context, { limit: 10, before }),
  ]) await expect(look()).rejects.toMatchObject({ code: 'invalid_request' });
  expect((await listOrders(context, { limit: 10, q: '-'.repeat(36) })).items).toEqual([]);
});

it('deletes the provider\'s events after 90 days, except failed ones', async () => {
  await bought();
  const { knex } = fixtures.context.db;
  const [{ count: before }] = (await rows<{ count: number }>(knex, 'select count(*)::int as count from stripe_events')) as [{ count: number }];
  expect(before).toBeGreaterThan(1);
  await rows(knex, `update stripe_events set received_at = received_at - interval '91 days'`);
  await rows(knex, `update stripe_events set status = 'failed' where event_id = (select min(event_id) from stripe_events)`);
  await forgetEvents(fixtures.context);
  expect(await rows(knex, 'select status from stripe_events')).toEqual([{ status: 'failed' }]);
});
