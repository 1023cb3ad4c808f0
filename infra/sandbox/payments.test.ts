import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import { startSandbox } from './index.ts';
import type { Sandbox, SandboxOptions } from './index.ts';

let sandbox: Sandbox;

async function open(options: SandboxOptions = {}): Promise<Stripe> {
  sandbox = await startSandbox({ deliver: 'hold', ...options });
  return clientOf(sandbox);
}

function clientOf({ url, keys }: Sandbox, secret = keys.secret): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(secret, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

afterEach(() => sandbox.stop());

const types = (): string[] => sandbox.events().map(({ type }) => type);

describe('payments', () => {
  it('a payment in the sandbox succeeds with a good card, with charge, fee and events', async () => {
    const stripe = await open();
    const customer = await stripe.customers.create({ email: 'a@example.test', name: 'Ada', metadata: { user: 'u1' } });
    const intent = await stripe.paymentIntents.create({ amount: 999, currency: 'usd', customer: customer.id, metadata: { order: 'o1' }, allowed_payment_method_types: ['card'] });
    expect(intent.status).toBe('requires_payment_method');
    expect(await sandbox.pay(intent.client_secret!)).toEqual({ status: 'succeeded' });
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge.balance_transaction'] });
    const charge = paid.latest_charge as Stripe.Charge;
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 999, metadata: { order: 'o1' }, customer: customer.id });
    expect(charge).toMatchObject({ paid: true, amount: 999, payment_intent: intent.id });
    expect(charge.balance_transaction).toMatchObject({ amount: 999, fee: 59, net: 940 });
    expect(types()).toEqual(['customer.created', 'payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']);
    await expect(sandbox.pay(intent.client_secret!)).rejects.toThrow();
  });

  it('a payment in the sandbox is declined with a bad card, and can be tried again', async () => {
    const stripe = await open();
    const intent = await stripe.paymentIntents.create({ amount: 499, currency: 'usd' });
    expect(await sandbox.pay(intent.client_secret!, { card: '4000000000000002' })).toEqual({ status: 'requires_payment_method', error: 'Your card was declined.' });
    expect(await sandbox.pay(intent.client_secret!, { card: '4000000000009995' })).toEqual({ status: 'requires_payment_method', error: 'Your card has insufficient funds.' });
    const refused = await stripe.paymentIntents.retrieve(intent.id);
    expect(refused.last_payment_error).toMatchObject({ code: 'card_declined', decline_code: 'insufficient_funds' });
    expect(await sandbox.pay(intent.client_secret!)).toEqual({ status: 'succeeded' });
    expect(types().filter((type) => type.startsWith('charge.'))).toEqual(['charge.failed', 'charge.failed', 'charge.succeeded']);
  });

  it('a request to the sandbox that confirms a payment with a bad card gets a card error that contains the payment intent', async () => {
    const stripe = await open();
    const intent = await stripe.paymentIntents.create({ amount: 499, currency: 'usd' });
    const body = (number: string, cvc = '123') =>
      new URLSearchParams({
        client_secret: intent.client_secret!,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2040',
        'payment_method_data[card][cvc]': cvc,
        'payment_method_data[billing_details][email]': 'a@example.test',
      });
    const confirm = async (form: URLSearchParams, key = sandbox.keys.publishable) => {
      const answer = await fetch(`${sandbox.url}/v1/payment_intents/${intent.id}/confirm`, { method: 'POST', body: form, headers: { authorization: `Bearer ${key}` } });
      return { status: answer.status, body: (await answer.json()) as { error?: Record<string, unknown>; status?: string } };
    };
    const declined = await confirm(body('4000000000000002'));
    expect(declined).toMatchObject({ status: 402, body: { error: { type: 'card_error', decline_code: 'generic_decline', message: 'Your card was declined.', payment_intent: { id: intent.id } } } });
    expect((await confirm(body('4242424242424241'))).body.error).toMatchObject({ code: 'incorrect_number', message: 'Your card number is incorrect.' });
    expect((await confirm(body('4242424242424242', '1'))).body.error).toMatchObject({ message: "Your card's security code is invalid." });
    const foreign = body('4242424242424242');
    foreign.set('client_secret', 'pi_x_secret_y');
    expect((await confirm(foreign)).status).toBe(400);
    expect((await confirm(body('4242424242424242'), 'pk_test_other')).status).toBe(401);
    expect((await confirm(body('4242424242424242'))).body.status).toBe('succeeded');
  });

  it('a payment in the sandbox waits for the cardholder\'s answer to the bank, and succeeds or fails by it', async () => {
    const stripe = await open();
    const intent = await stripe.paymentIntents.create({ amount: 499, currency: 'usd' });
    const card = '4000002500003155';
    const failed = await sandbox.pay(intent.client_secret!, { card, authenticate: 'fail' });
    expect(failed.status).toBe('requires_payment_method');
    expect((await stripe.paymentIntents.retrieve(intent.id)).last_payment_error?.code).toBe('payment_intent_authentication_failure');
    expect(await sandbox.pay(intent.client_secret!, { card })).toEqual({ status: 'succeeded' });
    expect(types()).toEqual(['payment_intent.created', 'payment_intent.requires_action', 'payment_intent.payment_failed', 'payment_intent.requires_action', 'charge.succeeded', 'payment_intent.succeeded']);
  });

  it('a payment in the sandbox can be cancelled until it succeeds', async () => {
    const stripe = await open();
    const [one, other] = [await stripe.paymentIntents.create({ amount: 499, currency: 'usd' }), await stripe.paymentIntents.create({ amount: 499, currency: 'usd' })];
    expect((await stripe.paymentIntents.cancel(one.id)).status).toBe('canceled');
    await expect(sandbox.pay(one.client_secret!)).rejects.toThrow('cannot confirm');
    await sandbox.pay(other.client_secret!);
    await expect(stripe.paymentIntents.cancel(other.id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  it('a payment in the sandbox is refunded in parts, never more than was paid', async () => {
    const stripe = await open();
    const intent = await stripe.paymentIntents.create({ amount: 1_000, currency: 'usd' });
    await sandbox.pay(intent.client_secret!);
    await stripe.refunds.create({ payment_intent: intent.id, amount: 300, metadata: { reason: 'half' } });
    sandbox.refund(intent.id, 200);
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 501 })).rejects.toThrow('greater than unrefunded amount');
    expect((await stripe.charges.list({ payment_intent: intent.id })).data[0]).toMatchObject({ amount_refunded: 500, refunded: false });
    await stripe.refunds.create({ payment_intent: intent.id });
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data.map(({ amount }) => amount)).toEqual([500, 200, 300]);
    expect((await stripe.charges.list({ payment_intent: intent.id })).data[0]).toMatchObject({ amount_refunded: 1_000, refunded: true });
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect(types().filter((type) => type.includes('refund'))).toEqual(['charge.refunded', 'refund.created', 'charge.refunded', 'refund.created', 'charge.refunded', 'refund.created']);
  });

  it('a payment in the sandbox can be disputed, and the bank decides the dispute for either side', async () => {
    const stripe = await open();
    const ids = [];
    for (const card of ['4242424242424242', '4000000000000259']) {
      const intent = await stripe.paymentIntents.create({ amount: 1_000, currency: 'usd' });
      await sandbox.pay(intent.client_secret!, { card });
      ids.push(intent.id);
    }
    sandbox.dispute(ids[0]!);
    const disputes = (await stripe.disputes.list()).data;
    expect(disputes.map(({ payment_intent, status, amount }) => [payment_intent, status, amount])).toEqual([[ids[0], 'needs_response', 1_000], [ids[1], 'needs_response', 1_000]]);
    sandbox.closeDispute(disputes[0]!.id, true);
    sandbox.closeDispute(disputes[1]!.id, false);
    expect((await stripe.disputes.retrieve(disputes[0]!.id)).balance_transactions.map(({ net }) => net)).toEqual([-2_500, 2_500]);
    expect((await stripe.disputes.list({ payment_intent: ids[1]! })).data[0]!.status).toBe('lost');
    expect(types().filter((type) => type.startsWith('charge.dispute'))).toEqual([
      'charge.dispute.created', 'charge.dispute.funds_withdrawn', 'charge.dispute.created', 'charge.dispute.funds_withdrawn',
      'charge.dispute.closed', 'charge.dispute.funds_reinstated', 'charge.dispute.closed',
    ]);
  });
});

describe('webhooks', () => {
  it('the signature of a sandbox webhook is accepted by Stripe\'s SDK, and refused when it is too old', async () => {
    const stripe = await open();
    await stripe.customers.create({});
    const event = sandbox.events()[0]!;
    const { body, signature } = sandbox.signed(event);
    expect(stripe.webhooks.constructEvent(body, signature, sandbox.keys.webhook)).toMatchObject({ id: event.id, type: 'customer.created', livemode: false, api_version: '2026-10-28.endive' });
    expect(() => stripe.webhooks.constructEvent(body.replace('customer', 'costumer'), signature, sandbox.keys.webhook)).toThrow('signature');
    const old = sandbox.signed(event, { at: new Date(Date.now() - 301_000) });
    expect(() => stripe.webhooks.constructEvent(old.body, old.signature, sandbox.keys.webhook)).toThrow('tolerance');
    expect(sandbox.signed(event, { livemode: true }).body).toContain('"livemode":true');
  });

  it('the sandbox repeats a webhook until the product answers 2xx', async () => {
    const seen: string[] = [];
    const receiver = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        const event = clientOf(sandbox).webhooks.constructEvent(text, request.headers['stripe-signature']!, sandbox.keys.webhook);
        response.writeHead(seen.push(event.id) === 1 ? 500 : 200).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const stripe = await open({ deliver: 'send', webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`, retryDelaysMs: [20] });
    await stripe.customers.create({});
    await sandbox.flushed();
    await expect.poll(() => seen.length).toBe(2);
    expect(new Set(seen).size).toBe(1);
    await expect.poll(() => sandbox.events()[0]!.pending_webhooks).toBe(0);
    const make = (many: number) => Promise.all(Array.from({ length: many }, (_, count) => stripe.products.create({ name: `p${count}` })));
    for (let batch = 0; batch < 10; batch += 1) await make(100);
    await sandbox.flushed();
    expect(new Set(seen).size).toBe(1_001);
    sandbox.drop(0.2, 7);
    await make(200);
    await sandbox.flushed();
    expect(new Set(seen).size).toBeGreaterThan(1_001 + 130);
    expect(new Set(seen).size).toBeLessThan(1_001 + 190);
    receiver.close();
  });
});
