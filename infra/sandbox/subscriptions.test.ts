import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox } from './index.ts';
import type { Sandbox } from './index.ts';

let sandbox: Sandbox;
let stripe: Stripe;
let customer: string;
let price: string;

beforeEach(async () => {
  sandbox = await startSandbox({ deliver: 'hold' });
  const { hostname, port } = new URL(sandbox.url);
  stripe = new Stripe(sandbox.keys.secret, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  customer = (await stripe.customers.create({ email: 'ada@example.test', name: 'Ada' })).id;
  await stripe.products.create({ id: 'conjure_pro', name: 'Pro' });
  price = (await stripe.prices.create({ product: 'conjure_pro', currency: 'usd', unit_amount: 799, recurring: { interval: 'month' } })).id;
});

afterEach(() => sandbox.stop());

const types = (): string[] => sandbox.events().map(({ type }) => type);
const day = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10);

async function subscribe(card?: string): Promise<{ id: string; paid: Awaited<ReturnType<Sandbox['pay']>> }> {
  const made = await stripe.subscriptions.create({
    customer,
    items: [{ price }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
    metadata: { user: 'u1' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  expect(made.status).toBe('incomplete');
  const secret = (made.latest_invoice as Stripe.Invoice).confirmation_secret!.client_secret;
  return { id: made.id, paid: await sandbox.pay(secret, card === undefined ? {} : { card }) };
}

const invoicesOf = async (subscription: string): Promise<Stripe.Invoice[]> => (await stripe.invoices.list({ subscription, limit: 100, expand: ['data.payments'] })).data;
const periodOf = async (id: string): Promise<string[]> => {
  const item = (await stripe.subscriptions.retrieve(id)).items.data[0]!;
  return [day(item.current_period_start), day(item.current_period_end)];
};

describe('subscriptions', () => {
  it('a subscription in the sandbox starts when its first invoice is paid', async () => {
    const { id, paid } = await subscribe();
    expect(paid).toEqual({ status: 'succeeded' });
    const subscription = await stripe.subscriptions.retrieve(id);
    expect(subscription).toMatchObject({ status: 'active', metadata: { user: 'u1' } });
    expect(subscription.default_payment_method).toMatch(/^pm_/);
    const [invoice] = await invoicesOf(id);
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 799, billing_reason: 'subscription_create', parent: { subscription_details: { subscription: id, metadata: { user: 'u1' } } } });
    expect(invoice!.payments!.data[0]!.payment.payment_intent).toMatch(/^pi_/);
    expect(types().slice(-8)).toEqual([
      'customer.subscription.created', 'invoice.created', 'payment_intent.created', 'invoice.finalized',
      'charge.succeeded', 'payment_intent.succeeded', 'invoice.paid', 'customer.subscription.updated',
    ]);
  });

  it('a subscription in the sandbox expires when the customer does not pay within 23 hours', async () => {
    const { id } = await subscribe('4000000000000002');
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete');
    sandbox.advance(24 * 3_600_000);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete_expired');
    expect((await invoicesOf(id))[0]!.status).toBe('void');
  });

  it('a subscription that began on the 31st renews on the last day of shorter months, for 36 months', async () => {
    sandbox.advanceTo(new Date('2027-01-31T10:00:00Z'));
    const { id } = await subscribe();
    expect(await periodOf(id)).toEqual(['2027-01-31', '2027-02-28']);
    sandbox.advanceTo(new Date('2027-03-01T00:00:00Z'));
    expect(await periodOf(id)).toEqual(['2027-02-28', '2027-03-31']);
    const startedAt = performance.now();
    sandbox.advanceTo(new Date('2029-12-31T12:00:00Z'));
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    const invoices = await invoicesOf(id);
    expect(invoices).toHaveLength(36);
    expect(invoices.every(({ status }) => status === 'paid')).toBe(true);
    const starts = invoices.map((invoice) => day(invoice.lines.data[0]!.period.start)).reverse();
    expect(starts.slice(0, 5)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    expect(starts[13]).toBe('2028-02-29');
    expect(new Set(starts).size).toBe(36);
    expect(invoices.filter(({ billing_reason: reason }) => reason === 'subscription_cycle')).toHaveLength(35);
  });

  it('a subscription is overdue when a renewal fails, and active again when a later try succeeds', async () => {
    const { id } = await subscribe('4000000000000341');
    const end = (await stripe.subscriptions.retrieve(id)).items.data[0]!.current_period_end;
    sandbox.advanceTo(new Date((end + 60) * 1_000));
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    const [open] = await invoicesOf(id);
    expect(open).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: open!.created + 86_400 });
    sandbox.advance(86_400_000);
    expect((await invoicesOf(id))[0]).toMatchObject({ status: 'open', attempt_count: 2 });
    sandbox.replaceCard(customer);
    expect((await invoicesOf(id))[0]).toMatchObject({ status: 'paid', attempt_count: 3, billing_reason: 'subscription_cycle' });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  it('an overdue subscription ends after the last failed try, or continues when an earlier try succeeds', async () => {
    const { id } = await subscribe();
    sandbox.failRenewals(id, true);
    sandbox.advance(33 * 86_400_000);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    sandbox.failRenewals(id, false);
    sandbox.advance(4 * 86_400_000);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    sandbox.failRenewals(id, true);
    sandbox.advance(40 * 86_400_000);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
    expect(types().filter((type) => type === 'invoice.payment_failed').length).toBeGreaterThanOrEqual(5);
    expect(types().at(-1)).toBe('customer.subscription.deleted');
  });

  it("a subscription that was cancelled at the period's end stops then, without another invoice", async () => {
    const { id } = await subscribe();
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({ cancel_at_period_end: true, status: 'active' });
    await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    sandbox.advance(32 * 86_400_000);
    expect(await invoicesOf(id)).toHaveLength(2);
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    sandbox.advance(100 * 86_400_000);
    expect(await invoicesOf(id)).toHaveLength(2);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toThrow('canceled subscription');
  });

  it('changing the price of a sandbox subscription makes an invoice for the rest of the period at once', async () => {
    const { id } = await subscribe();
    const dearer = await stripe.prices.create({ product: 'conjure_pro', currency: 'usd', unit_amount: 1_799, recurring: { interval: 'month' } });
    const item = (await stripe.subscriptions.retrieve(id)).items.data[0]!;
    await stripe.subscriptions.update(id, { items: [{ id: item.id, price: dearer.id }] });
    const [update] = await invoicesOf(id);
    expect(update).toMatchObject({ billing_reason: 'subscription_update', status: 'paid' });
    expect(update!.total).toBeGreaterThanOrEqual(990);
    expect(update!.total).toBeLessThanOrEqual(1_000);
    sandbox.advance(32 * 86_400_000);
    expect((await invoicesOf(id))[0]).toMatchObject({ billing_reason: 'subscription_cycle', total: 1_799 });
  });

  it('a sandbox subscription can be cancelled at once, and the sandbox lists subscriptions by status', async () => {
    const [one, other] = [await subscribe(), await subscribe()];
    expect((await stripe.subscriptions.cancel(one.id)).status).toBe('canceled');
    expect((await stripe.subscriptions.list({ customer })).data.map(({ id }) => id)).toEqual([other.id]);
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(2);
    await expect(stripe.subscriptions.cancel(one.id)).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it("the first payment of a sandbox subscription can require the cardholder's confirmation at the bank", async () => {
    const { id, paid } = await subscribe('4000002500003155');
    expect(paid.status).toBe('succeeded');
    expect(types()).toContain('invoice.payment_action_required');
    sandbox.advance(32 * 86_400_000);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    expect(await invoicesOf(id)).toHaveLength(2);
  });
});

describe('hosted checkout', () => {
  it('a hosted checkout of the sandbox takes one payment and reports it by an event', async () => {
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer,
      line_items: [{ price_data: { currency: 'usd', unit_amount: 999, product_data: { name: 'Creator Stack' } }, quantity: 1 }],
      success_url: 'http://127.0.0.1/ok?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://127.0.0.1/no',
      metadata: { order: 'o1' },
      payment_intent_data: { metadata: { order: 'o1' }, description: '100 tokens' },
    });
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 999, payment_intent: null });
    expect(session.url).toBe(`${sandbox.url}/checkout/${session.id}`);
    await expect(sandbox.payCheckout(session.id, { card: '4000000000000002' })).rejects.toThrow('Your card was declined.');
    await sandbox.payCheckout(session.id);
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent', 'line_items'] });
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', payment_intent: { status: 'succeeded', metadata: { order: 'o1' }, description: '100 tokens' } });
    expect(paid.line_items!.data[0]!.description).toBe('Creator Stack');
    expect(types().filter((type) => type === 'payment_intent.created')).toHaveLength(1);
    expect(types().at(-1)).toBe('checkout.session.completed');
    await expect(sandbox.payCheckout(session.id)).rejects.toThrow('complete');
  });

  it('a hosted checkout starts a subscription when the customer pays, and refuses a recurring price in payment mode', async () => {
    const urls = { success_url: 'http://127.0.0.1/ok', cancel_url: 'http://127.0.0.1/no' };
    const session = await stripe.checkout.sessions.create({ mode: 'subscription', customer, line_items: [{ price, quantity: 1 }], subscription_data: { metadata: { user: 'u2' } }, ...urls });
    await sandbox.payCheckout(session.id, { card: '4000002500003155' });
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    expect(paid).toMatchObject({ status: 'complete', subscription: { status: 'active', metadata: { user: 'u2' } }, payment_intent: null });
    await expect(stripe.checkout.sessions.create({ mode: 'payment', line_items: [{ price, quantity: 1 }], ...urls })).rejects.toThrow('recurring price');
  });

  it('a hosted checkout of the sandbox expires by request or after a day', async () => {
    const make = () => stripe.checkout.sessions.create({ mode: 'payment', line_items: [{ price_data: { currency: 'usd', unit_amount: 999, product: 'conjure_pro' }, quantity: 1 }], success_url: 'http://127.0.0.1/ok' });
    const [one, other] = [await make(), await make()];
    expect((await stripe.checkout.sessions.expire(one.id)).status).toBe('expired');
    sandbox.advance(25 * 3_600_000);
    expect((await stripe.checkout.sessions.retrieve(other.id)).status).toBe('expired');
    await expect(sandbox.payCheckout(other.id)).rejects.toThrow('expired');
    expect(types().filter((type) => type === 'checkout.session.expired')).toHaveLength(2);
  });
});
