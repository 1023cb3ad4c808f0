import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox } from './index.ts';
import type { Sandbox } from './index.ts';

let sandbox: Sandbox;
let stripe: Stripe;

beforeEach(async () => {
  sandbox = await startSandbox({ deliver: 'hold' });
  const { hostname, port } = new URL(sandbox.url);
  stripe = new Stripe(sandbox.keys.secret, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
});

afterEach(() => sandbox.stop());

const read = async (path: string): Promise<string> => (await fetch(sandbox.url + path)).text();

/** Sends a form to the payments sandbox as one of its pages would. */
async function send(path: string, form: Record<string, string>): Promise<{ status: number; location: string | null; text: string }> {
  const answer = await fetch(sandbox.url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
}

async function paid(amount = 1_000): Promise<string> {
  const { id, client_secret: secret } = await stripe.paymentIntents.create({ amount, currency: 'usd' });
  await sandbox.pay(secret!);
  return id;
}

async function subscribed(): Promise<{ customer: string; id: string }> {
  const customer = (await stripe.customers.create({})).id;
  const product = (await stripe.products.create({ name: 'Pro' })).id;
  const items = [{ price_data: { currency: 'usd', product, unit_amount: 799, recurring: { interval: 'month' as const } } }];
  const settings = { payment_behavior: 'default_incomplete' as const, payment_settings: { save_default_payment_method: 'on_subscription' as const } };
  const made = await stripe.subscriptions.create({ customer, items, ...settings, expand: ['latest_invoice.confirmation_secret'] });
  await sandbox.pay((made.latest_invoice as Stripe.Invoice).confirmation_secret!.client_secret);
  return { customer, id: made.id };
}

describe('the operator', () => {
  it('the sandbox operator\'s page refunds a payment in part and in full, and opens a dispute', async () => {
    const [one, other] = [await paid(), await paid()];
    expect(await send('/operator/refund', { intent: one, amount: '3.50' })).toMatchObject({ status: 303, location: '/' });
    expect((await send('/operator/refund', { intent: one, amount: '3.5' })).text).toContain('is no amount');
    await send('/operator/refund', { intent: one, amount: '' });
    expect((await stripe.refunds.list({ payment_intent: one })).data.map(({ amount }) => amount)).toEqual([650, 350]);
    await send('/operator/dispute', { intent: other });
    const dispute = (await stripe.disputes.list()).data[0]!;
    expect(await read('/')).toContain(dispute.id);
    await send('/operator/close', { dispute: dispute.id, won: 'yes' });
    expect((await stripe.disputes.retrieve(dispute.id)).status).toBe('won');
    expect((await send('/operator/close', { dispute: dispute.id, won: 'yes' })).status).toBe(400);
  });

  it('the sandbox operator\'s page makes renewals fail, moves the clock, and cancels a subscription', async () => {
    const { id } = await subscribed();
    await send('/operator/fail', { subscription: id, fail: 'yes' });
    await send('/operator/clock', { months: '1' });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    await send('/operator/fail', { subscription: id, fail: 'no' });
    await send('/operator/clock', { days: '1' });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    await send('/operator/cancel', { subscription: id });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  });

  it('the sandbox operator\'s page shows an older payment by a link with its id', async () => {
    const first = await paid();
    for (let count = 0; count < 50; count += 1) await paid();
    expect(await read('/')).not.toContain(first);
    expect(await read(`/test/payments/${first}`)).toContain(`<tr id="${first}">`);
  });
});

describe('the hosted pages', () => {
  const card = (number: string) => ({ email: 'ada@example.test', name: 'Ada', number, expiry: '12 / 40', cvc: '123' });

  it('the sandbox\'s hosted checkout page takes a payment after a declined card and a confirmation at the bank', async () => {
    const line = { price_data: { currency: 'usd', unit_amount: 999, product_data: { name: 'Creator Stack' } }, quantity: 1 };
    const session = await stripe.checkout.sessions.create({ mode: 'payment', line_items: [line], success_url: 'http://127.0.0.1/ok?session={CHECKOUT_SESSION_ID}', cancel_url: 'http://127.0.0.1/no' });
    const page = `/checkout/${session.id}`;
    expect(await read(page)).toContain('Pay $9.99');
    expect(await read(page)).toContain('href="http://127.0.0.1/no"');
    expect((await send(`${page}/pay`, { ...card('4242424242424241') })).text).toContain('Your card number is incorrect.');
    expect((await send(`${page}/pay`, { ...card('4242424242424242'), expiry: '12 / 20' })).text).toContain('expiration year is invalid');
    expect((await send(`${page}/pay`, card('4000000000000002'))).text).toContain('Your card was declined.');
    expect((await send(`${page}/pay`, card('4000002500003155'))).text).toContain('Complete');
    expect((await send(`${page}/authenticate`, { outcome: 'fail' })).text).toContain('We are unable to authenticate');
    await send(`${page}/pay`, card('4000002500003155'));
    const done = `http://127.0.0.1/ok?session=${session.id}`;
    expect(await send(`${page}/authenticate`, { outcome: 'complete' })).toMatchObject({ status: 303, location: done });
    // Sends the form of the checkout page again, as a second tab does after the first tab has paid: the session must not be charged twice.
    expect((await send(`${page}/pay`, card('4242424242424242'))).location).toBe(done);
    expect((await stripe.checkout.sessions.retrieve(session.id)).customer_details).toMatchObject({ email: 'ada@example.test', name: 'Ada' });
    expect((await stripe.charges.list()).data.filter(({ paid: took }) => took)).toHaveLength(1);
  });

  it('the sandbox\'s hosted portal page replaces the card, cancels and resumes the subscription, and shows its invoices', async () => {
    const { customer, id } = await subscribed();
    const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: 'http://127.0.0.1/wallet' });
    const portal = new URL(url).pathname;
    expect(await read(portal)).toContain('visa ending in 4242');
    expect((await send(`${portal}/card`, { ...card('4000000000000341'), cvc: '1' })).text).toContain('security code is invalid');
    await send(`${portal}/card`, card('4000000000000341'));
    expect(await read(portal)).toContain('visa ending in 0341');
    await send(`${portal}/subscription`, { subscription: id, cancel: 'yes' });
    expect((await stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true);
    await send(`${portal}/subscription`, { subscription: id, cancel: 'no' });
    expect((await stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(false);
    const invoice = (await stripe.invoices.list({ customer })).data[0]!;
    expect(await read(new URL(invoice.hosted_invoice_url!).pathname)).toContain(invoice.number!);
    const pdf = await fetch(invoice.invoice_pdf!);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(await pdf.text()).toMatch(/^%PDF-1\.4[\s\S]*Total \$7\.99[\s\S]*%%EOF\n$/);
  });

  it('the sandbox\'s hosted pages run only their own scripts, and only this machine and the product may show them in a frame', async () => {
    await sandbox.stop();
    sandbox = await startSandbox({ appOrigin: 'https://conjure.example' });
    const policy = (await fetch(`${sandbox.url}/elements/card`)).headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain('frame-ancestors http://127.0.0.1:* http://localhost:* https://conjure.example');
    const allowed = async (origin: string): Promise<string | null> => (await fetch(`${sandbox.url}/v1/payment_intents`, { method: 'OPTIONS', headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await allowed('https://conjure.example')).toBe('https://conjure.example');
    expect(await allowed('https://elsewhere.example')).toBeNull();
    await expect(startSandbox({ host: '0.0.0.0' })).rejects.toThrow('loopback only');
  });
});
