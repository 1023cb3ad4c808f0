import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox } from './index.ts';
import type { Sandbox } from './index.ts';

// The file of Stripe's published fixtures, with which the sandbox's objects are compared. On machines without the file the comparison is skipped.
const PLACE = path.resolve(process.env.CONJURE_TEST_DATA ?? '../shared/data', 'stripe-fixtures.json');
const FILE = existsSync(PLACE) ? PLACE : null;

/**
 * The allowed differences between the sandbox's objects and Stripe's fixtures. The types of the SDK decide, because its API version is newer:
 * `gone` are keys of a fixture that the types lack or make optional, `fresh` keys that they require and the fixture lacks.
 */
const DIFFERENCES: Record<string, { gone?: string[]; fresh?: string[] }> = {
  product: { fresh: ['tax_details'] },
  payment_intent: { gone: ['transfer_data'], fresh: ['allowed_payment_method_types', 'payment_record'] },
  charge: { gone: ['refunds'] },
  dispute: { fresh: ['intended_submission_method'] },
  subscription_item: { fresh: ['current_trial'] },
  invoice: { gone: ['subscription'] },
  'checkout.session': { fresh: ['allowed_payment_method_types'] },
};

let sandbox: Sandbox;
const objects: Record<string, Record<string, unknown>> = {};

beforeAll(async () => {
  sandbox = await startSandbox({ deliver: 'hold' });
  const call = async (method: 'GET' | 'POST', path: string, form?: Record<string, string>): Promise<Record<string, unknown> & { id: string }> => {
    const answer = await fetch(`${sandbox.url}/v1/${path}`, { method, headers: { authorization: `Bearer ${sandbox.keys.secret}` }, ...(form && { body: new URLSearchParams(form) }) });
    const body = (await answer.json()) as Record<string, unknown> & { id: string };
    expect(answer.status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const first = async (path: string): Promise<Record<string, unknown>> => ((await call('GET', path))['data'] as Record<string, unknown>[])[0]!;

  const customer = await call('POST', 'customers', { email: 'ada@example.test' });
  const product = await call('POST', 'products', { name: 'Pro' });
  const price = await call('POST', 'prices', { product: product.id, currency: 'usd', unit_amount: '799', 'recurring[interval]': 'month' });
  const intent = await call('POST', 'payment_intents', { amount: '999', currency: 'usd', customer: customer.id });
  await sandbox.pay(intent['client_secret'] as string);
  await call('POST', 'refunds', { payment_intent: intent.id, amount: '100' });
  sandbox.dispute(intent.id);
  const subscription = await call('POST', 'subscriptions', { customer: customer.id, 'items[0][price]': price.id, payment_behavior: 'default_incomplete', 'expand[]': 'latest_invoice.confirmation_secret' });
  await sandbox.pay((subscription['latest_invoice'] as { confirmation_secret: { client_secret: string } }).confirmation_secret.client_secret);
  const session = await call('POST', 'checkout/sessions', { mode: 'subscription', 'line_items[0][price]': price.id, 'line_items[0][quantity]': '1', success_url: 'http://127.0.0.1/' });
  const invoice = await call('GET', `invoices/${(subscription['latest_invoice'] as { id: string }).id}`);
  const charge = await first(`charges?payment_intent=${intent.id}`);

  Object.assign(objects, {
    customer,
    product,
    price,
    payment_intent: await call('GET', `payment_intents/${intent.id}`),
    charge,
    refund: await first('refunds'),
    dispute: await first('disputes'),
    balance_transaction: await call('GET', `balance_transactions/${charge['balance_transaction'] as string}`),
    subscription: await call('GET', `subscriptions/${subscription.id}`),
    subscription_item: (subscription['items'] as { data: object[] }).data[0],
    invoice,
    line_item: (invoice['lines'] as { data: object[] }).data[0],
    invoice_payment: await first(`invoice_payments?invoice=${invoice.id}`),
    payment_method: await first(`customers/${customer.id}/payment_methods`),
    'checkout.session': session,
    'billing_portal.session': await call('POST', 'billing_portal/sessions', { customer: customer.id }),
    'test_helpers.test_clock': await call('POST', 'test_helpers/test_clocks', { frozen_time: String(Math.floor(Date.now() / 1_000)) }),
    event: await first('events'),
  });
});

afterAll(() => sandbox.stop());

// The compiler already checks the sandbox's objects against the SDK's types (`satisfies Stripe.…`). This test compares their keys with Stripe's fixtures.
describe.skipIf(!FILE)('objects beside the published fixtures (skipped where ../shared/data/stripe-fixtures.json is absent)', () => {
  const fixtures = FILE ? (JSON.parse(readFileSync(FILE, 'utf8')) as { resources: Record<string, object> }).resources : {};
  const kinds = [
    'customer', 'product', 'price', 'payment_intent', 'charge', 'refund', 'dispute', 'balance_transaction', 'subscription', 'subscription_item', 'invoice', 'line_item',
    'invoice_payment', 'payment_method', 'checkout.session', 'billing_portal.session', 'test_helpers.test_clock', 'event',
  ];
  it.each(kinds)('the sandbox\'s %s has the same keys as Stripe\'s published fixture, except for the listed differences', (kind) => {
    const [ours, theirs] = [Object.keys(objects[kind]!), Object.keys(fixtures[kind]!)];
    const { gone = [], fresh = [] } = DIFFERENCES[kind] ?? {};
    expect({ gone: theirs.filter((key) => !ours.includes(key)).sort(), fresh: ours.filter((key) => !theirs.includes(key)).sort() }).toEqual({ gone, fresh });
  });
});
