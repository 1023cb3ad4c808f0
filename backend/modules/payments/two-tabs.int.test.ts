import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSubscription, WEBHOOK_PATH } from '#contracts/payments.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { sandboxVariables } from '#testing/payments-fixtures.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startSandbox } from '#payments-sandbox';
import type { Sandbox } from '#payments-sandbox';
import { stripeOf } from './testing/stripe-of.ts';

let sandbox: Sandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox({ deliver: 'hold' });
  app = await createTestApp({ overrides: sandboxVariables(sandbox) });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

/** Delivers each of the provider's events to the webhook twice at the same moment, and then handles all that are queued. */
async function hear(): Promise<void> {
  const events = sandbox.events();
  const told = events.flatMap((event) => [event, event]).map(async (event) => {
    const { body, signature } = sandbox.signed(event);
    return (await fetch(app.url + WEBHOOK_PATH, { method: 'POST', body, headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature } })).status;
  });
  expect(new Set(await Promise.all(told))).toEqual(new Set([200]));
  const { handleProviderEvent } = app.modules.payments.payments;
  await Promise.all(events.map(({ id }) => handleProviderEvent(id)));
  await Promise.all(events.map(({ id }) => handleProviderEvent(id)));
}

it('makes one subscription, one charge and one grant when two tabs subscribe and pay at once', async () => {
  const user = await app.register();
  const begin = () => call(user, createSubscription, { body: { priceId: 'price_conjure_pro' }, key: newId() });
  const tabs = await Promise.all([begin(), begin()]);
  expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
  const [first, second] = tabs.map(({ body }) => body) as [(typeof tabs)[0]['body'], (typeof tabs)[0]['body']];
  expect(second).toEqual(first);

  // The card of the first tab is declined. Then both tabs pay for the subscription at the same moment.
  expect((await sandbox.pay(first.clientSecret, { card: '4000000000000002' })).error).toBeDefined();
  const paid = await Promise.allSettled([first, second].map(({ clientSecret }) => sandbox.pay(clientSecret, { card: '4000002500003155' })));
  expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await hear();

  const stripe = stripeOf({ sandbox });
  expect((await stripe.subscriptions.list({ status: 'all' })).data.map(({ status }) => status)).toEqual(['active']);
  expect((await stripe.charges.list({})).data.filter(({ paid: charged }) => charged)).toHaveLength(1);
  const grants = await rows(app.services.db.knex, `select idempotency_key from ledger_transactions where kind = 'subscription_grant'`);
  expect(grants).toHaveLength(1);
  expect(await rows(app.services.db.knex, 'select status from subscriptions')).toEqual([{ status: 'active' }]);

  const third = await begin();
  expect([third.status, (third.body as unknown as { code: string }).code]).toEqual([409, 'already_pro']);
});
