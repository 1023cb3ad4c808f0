import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import { startSandbox } from './index.ts';
import type { Sandbox } from './index.ts';

let sandbox: Sandbox;

function clientOf({ url, keys }: Sandbox, secret = keys.secret): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(secret, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

afterEach(() => sandbox.stop());

describe('the API', () => {
  it('the sandbox\'s API refuses a wrong key and the publishable key', async () => {
    sandbox = await startSandbox({ deliver: 'hold' });
    for (const key of ['sk_test_wrong', sandbox.keys.publishable]) {
      await expect(clientOf(sandbox, key).customers.create({})).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    }
    expect((await fetch(`${sandbox.url}/v1/customers`)).status).toBe(401);
    expect((await clientOf(sandbox).accounts.retrieve(null as never)).charges_enabled).toBe(true);
  });

  it('the sandbox\'s API repeats its first answer, errors too, for a repeated idempotency key, and refuses the key with other parameters', async () => {
    sandbox = await startSandbox({ deliver: 'hold' });
    const stripe = clientOf(sandbox);
    const make = (amount: number, idempotencyKey: string) => stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey });
    const [first, again] = [await make(499, 'a'), await make(499, 'a')];
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    await expect(make(999, 'a')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    await expect(make(1, 'b')).rejects.toMatchObject({ code: 'amount_too_small' });
    await expect(make(1, 'b')).rejects.toMatchObject({ code: 'amount_too_small', headers: { 'idempotent-replayed': 'true' } });
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('the sandbox\'s API names the parameter that is missing or unknown', async () => {
    sandbox = await startSandbox({ deliver: 'hold' });
    const stripe = clientOf(sandbox);
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing', message: "No such customer: 'cus_none'" });
    await expect(stripe.paymentIntents.create({ amount: 499, currency: 'usd', customer: 'cus_none' })).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'customer' });
    await expect(stripe.paymentIntents.create({ amount: 499 } as never)).rejects.toMatchObject({ code: 'parameter_missing' });
    await expect(stripe.paymentIntents.create({ amount: 499, currency: 'usd', colour: 'red' } as never)).rejects.toMatchObject({ code: 'parameter_unknown' });
    await expect(stripe.paymentIntents.retrieve('pi_none', { expand: ['nothing'] })).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.quotes.list()).rejects.toThrow('Unrecognized request URL');
    const { id } = await stripe.paymentIntents.create({ amount: 499, currency: 'usd' });
    await expect(stripe.paymentIntents.retrieve(id, { expand: ['nothing'] })).rejects.toThrow('cannot be expanded');
  });

  it('the sandbox\'s API lists 3,000 payments in pages, newest first, by time and by customer', async () => {
    sandbox = await startSandbox({ deliver: 'hold' });
    const stripe = clientOf(sandbox);
    const customer = (await stripe.customers.create({})).id;
    const ids: string[] = [];
    for (let batch = 0; batch < 30; batch += 1) {
      const made = Array.from({ length: 100 }, (_, place) => stripe.paymentIntents.create({ amount: 499 + place, currency: 'usd', ...(place === 0 && { customer }) }));
      ids.push(...(await Promise.all(made)).map(({ id }) => id));
    }
    const startedAt = performance.now();
    const listed: string[] = [];
    for await (const { id } of stripe.paymentIntents.list({ limit: 100 })) listed.push(id);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(listed).toHaveLength(3_000);
    expect([...listed].sort().reverse()).toEqual(listed);
    expect(new Set(listed)).toEqual(new Set(ids));
    expect(await stripe.paymentIntents.list({ customer, limit: 100 })).toMatchObject({ data: { length: 30 }, has_more: false });
    const now = Math.floor(sandbox.now().getTime() / 1_000);
    expect((await stripe.paymentIntents.list({ created: { gte: now + 1 } })).data).toHaveLength(0);
    expect((await stripe.paymentIntents.list({ created: { lt: now + 1, gte: now - 600 }, limit: 3 })).has_more).toBe(true);
    await sandbox.pay((await stripe.paymentIntents.retrieve(listed[0]!)).client_secret!);
    const [newest] = (await stripe.paymentIntents.list({ limit: 1, expand: ['data.latest_charge.balance_transaction'] })).data;
    expect(newest).toMatchObject({ id: listed[0], latest_charge: { balance_transaction: { object: 'balance_transaction' } } });
    expect((await stripe.events.list({ types: ['payment_intent.succeeded', 'charge.*'] })).data.map(({ type }) => type)).toEqual(['payment_intent.succeeded', 'charge.succeeded']);
    const page = await stripe.paymentIntents.list({ limit: 2, ending_before: listed[5]! });
    expect(page.data.map(({ id }) => id)).toEqual([listed[3], listed[4]]);
  }, 120_000);

  it('the sandbox\'s API stores products and prices, and moves a lookup key from one price to another', async () => {
    sandbox = await startSandbox({ deliver: 'hold' });
    const stripe = clientOf(sandbox);
    await stripe.products.create({ id: 'conjure_mini', name: 'Mini Boost' });
    await expect(stripe.products.create({ id: 'conjure_mini', name: 'Mini Boost' })).rejects.toMatchObject({ code: 'resource_already_exists' });
    const facts = { product: 'conjure_mini', currency: 'usd', lookup_key: 'mini' };
    const old = await stripe.prices.create({ ...facts, unit_amount: 499 });
    await expect(stripe.prices.create({ ...facts, unit_amount: 599 })).rejects.toThrow('lookup key');
    const fresh = await stripe.prices.create({ ...facts, unit_amount: 599, transfer_lookup_key: true });
    expect(fresh.unit_amount_decimal?.toString()).toBe('599');
    await stripe.prices.update(old.id, { active: false });
    expect((await stripe.prices.list({ lookup_keys: ['mini'] })).data.map(({ id }) => id)).toEqual([fresh.id]);
    expect((await stripe.prices.list({ product: 'conjure_mini', active: true })).data.map(({ id }) => id)).toEqual([fresh.id]);
    expect((await stripe.products.update('conjure_mini', { name: 'Mini' })).name).toBe('Mini');
    expect(sandbox.events().map(({ type }) => type)).toEqual(['product.created', 'price.created', 'price.updated', 'price.created', 'price.updated', 'product.updated']);
  });

  it('test clocks of Stripe\'s API move the sandbox\'s clock, and only forward', async () => {
    sandbox = await startSandbox({ deliver: 'hold' });
    const stripe = clientOf(sandbox);
    const start = Math.floor(Date.now() / 1_000) + 86_400;
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
    expect((await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + 86_400 })).frozen_time).toBe(start + 86_400);
    expect((await stripe.customers.create({})).created).toBeGreaterThanOrEqual(start + 86_400);
    await expect(stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start })).rejects.toThrow('forward');
  });

  it("the sandbox redirects a customer to a billing portal that escapes the customer's name and the return address", async () => {
    sandbox = await startSandbox({ deliver: 'hold' });
    const stripe = clientOf(sandbox);
    const { id } = await stripe.customers.create({ name: 'Ada <script>' });
    const { url } = await stripe.billingPortal.sessions.create({ customer: id, return_url: 'http://127.0.0.1:1/wallet?a=1&b="2"' });
    const page = await (await fetch(url)).text();
    expect(page).toContain('href="http://127.0.0.1:1/wallet?a=1&amp;b=&quot;2&quot;"');
    expect((await fetch(`${sandbox.url}/portal/none`)).status).toBe(404);
    const operators = await (await fetch(sandbox.url)).text();
    expect(operators).toContain('Ada &lt;script&gt;');
    const foreign = await fetch(`${sandbox.url}/operator/clock`, { method: 'POST', body: new URLSearchParams({ days: '1' }), headers: { 'sec-fetch-site': 'cross-site' }, redirect: 'manual' });
    expect(foreign.status).toBe(403);
  });
});

describe('the state file', () => {
  it('the sandbox restores objects, time, idempotency keys, scheduled work and undelivered events from its state file after a restart', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'sandbox-state-'));
    const stateFile = join(dir, 'deep', 'state.json');
    const keys = { secret: 'sk_test_kept', publishable: 'pk_test_kept', webhook: 'whsec_kept' };
    sandbox = await startSandbox({ deliver: 'hold', stateFile, keys, webhookUrl: 'http://127.0.0.1:9/hook' });
    let stripe = clientOf(sandbox);
    const customer = (await stripe.customers.create({}, { idempotencyKey: 'once' })).id;
    const product = (await stripe.products.create({ name: 'Pro' })).id;
    const made = await stripe.subscriptions.create({
      customer,
      items: [{ price_data: { currency: 'usd', product, unit_amount: 799, recurring: { interval: 'month' } } }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
    });
    await sandbox.pay((made.latest_invoice as Stripe.Invoice).confirmation_secret!.client_secret);
    sandbox.advance(86_400_000);
    await expect.poll(() => existsSync(stateFile)).toBe(true);
    const before = sandbox.events().length;
    await sandbox.stop();
    expect(readFileSync(stateFile, 'utf8')).not.toContain('4242424242424242');

    sandbox = await startSandbox({ deliver: 'hold', stateFile, keys });
    stripe = clientOf(sandbox);
    expect(sandbox.events()).toHaveLength(before);
    expect(sandbox.now().getTime()).toBeGreaterThan(Date.now() + 86_000_000);
    expect((await stripe.customers.create({}, { idempotencyKey: 'once' })).id).toBe(customer);
    sandbox.advance(31 * 86_400_000);
    expect((await stripe.invoices.list({ subscription: made.id })).data.map(({ status }) => status)).toEqual(['paid', 'paid']);
    rmSync(dir, { recursive: true });
  });
});
