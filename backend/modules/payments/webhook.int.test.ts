import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaymentIntent, getPaymentStatus, WEBHOOK_PATH } from '#contracts/payments.ts';
import { newId } from '#kernel/ids.ts';
import { sandboxVariables } from '#testing/payments-fixtures.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { startSandbox } from '#payments-sandbox';
import type { Sandbox } from '#payments-sandbox';

let sandbox: Sandbox;
let app: TestApp;
let user: HttpUser;
beforeAll(async () => {
  sandbox = await startSandbox({ deliver: 'hold' });
  app = await createTestApp({ overrides: sandboxVariables(sandbox) });
  user = await app.register();
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const MINI_BOOST = { priceId: 'price_conjure_mini-boost', type: 'tokens' as const, tokenAmount: 40 };
type Event = ReturnType<Sandbox['events']>[number];

const post = (body: string, signature: string | null): Promise<Response> =>
  fetch(`${app.url}${WEBHOOK_PATH}`, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...(signature !== null && { 'Stripe-Signature': signature }) } });

/** Makes a purchase and pays it at the provider, without delivering the event. Returns the order's id and the event. */
async function paid(): Promise<{ orderId: string; event: Event }> {
  const { body } = await call(user, createPaymentIntent, { body: MINI_BOOST, key: newId() });
  expect(await sandbox.pay(body.clientSecret)).toMatchObject({ status: 'succeeded' });
  const intent = body.clientSecret.split('_secret_')[0];
  const event = sandbox.events().find(({ type, data }) => type === 'payment_intent.succeeded' && (data.object as { id: string }).id === intent)!;
  return { orderId: body.orderId, event };
}

const granted = async (orderId: string): Promise<boolean> => (await app.services.db.knex('orders').where({ id: orderId }).first())!.granted;
const stored = (event: Event): Promise<{ status: string; error: string | null } | undefined> =>
  app.services.db.knex('stripe_events').where({ event_id: event.id }).first();

describe('the signature of a webhook', () => {
  it.each<[string, (event: Event) => Promise<Response>]>([
    ['without a signature', (event) => post(sandbox.signed(event).body, null)],
    ['with an amount that was changed after signing', (event) => post(sandbox.signed(event).body.replace('"amount":499', '"amount":1'), sandbox.signed(event).signature)],
    ['signed with another secret', (event) => post(sandbox.signed(event).body, sandbox.signed(event, { secret: 'whsec_somebody_else' }).signature)],
    ['with a signature that is 301 s old', (event) => post(sandbox.signed(event).body, sandbox.signed(event, { at: new Date(Date.now() - 301_000) }).signature)],
    ['with a body that is not JSON', (event) => post('{"', sandbox.signed(event).signature)],
  ])('answers 400 to a webhook call %s, and stores nothing', async (_, send) => {
    const { orderId, event } = await paid();
    const answer = await send(event);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'bad_signature' });
    expect(await stored(event)).toBeUndefined();
    expect(await granted(orderId)).toBe(false);
  });

  it('accepts a webhook signature that is fresh or 290 s old, and stores the event once', async () => {
    const { event } = await paid();
    const { body, signature } = sandbox.signed(event, { at: new Date(Date.now() - 290_000) });
    expect((await post(body, signature)).status).toBe(200);
    expect((await post(sandbox.signed(event).body, sandbox.signed(event).signature)).status).toBe(200);
    expect(await app.services.db.knex('stripe_events').where({ event_id: event.id })).toHaveLength(1);
    expect(await app.services.db.knex('outbox_jobs').where({ job_id: `stripe-${event.id}` })).toHaveLength(1);
  });

  it('a server in test mode stores a live event of the provider as ignored and does not apply it', async () => {
    const { orderId, event } = await paid();
    const { body, signature } = sandbox.signed(event, { livemode: true });
    expect((await post(body, signature)).status).toBe(200);
    expect(await stored(event)).toMatchObject({ status: 'ignored', error: expect.stringContaining('live event') });
    await app.modules.payments.payments.handleProviderEvent(event.id);
    expect(await granted(orderId)).toBe(false);
  });
});

describe('a purchase of tokens', () => {
  it.each<[string, object]>([
    ['more tokens than the price buys', { ...MINI_BOOST, tokenAmount: 1_000_000 }],
    ['the tokens of another package', { ...MINI_BOOST, tokenAmount: 625 }],
    ['an unknown price', { ...MINI_BOOST, priceId: 'price_somebody_elses' }],
    ['the price of Pro', { ...MINI_BOOST, priceId: 'price_conjure_pro', tokenAmount: 100 }],
    ['a negative number of tokens', { ...MINI_BOOST, tokenAmount: -40 }],
    ['a number in another notation', { ...MINI_BOOST, tokenAmount: '1e9' }],
  ])('answers 400 to a purchase that names %s', async (_, body) => {
    const before = sandbox.events().length;
    const answer = await call(user, createPaymentIntent, { body: body as typeof MINI_BOOST });
    expect(answer.status).toBe(400);
    expect(sandbox.events()).toHaveLength(before);
  });

  it('answers 400 to a purchase of a package that is no longer on sale', async () => {
    // Takes a package off sale or puts it back, by a new version of the price list, as administrators do.
    const change = (active: boolean) => app.services.db.knex.raw(`
      insert into price_versions (kind, version, content, effective_at, created_at)
      select kind, version + 1, jsonb_set(content, '{packages,2,active}', to_jsonb(cast(? as boolean))), effective_at, created_at
      from price_versions where kind = 'packages' order by version desc limit 1`, [active]);
    await change(false);
    const answer = await call(user, createPaymentIntent, { body: { priceId: 'price_conjure_pro-flow-pack', type: 'tokens', tokenAmount: 280 } });
    await change(true);
    expect(answer.status).toBe(400);
  });

  it('reading the status of a payment grants no tokens, and other users get 404', async () => {
    const { orderId } = await paid();
    for (let look = 0; look < 3; look += 1) {
      const { body } = await call(user, getPaymentStatus, { query: { order: orderId } });
      expect(body).toMatchObject({ state: 'confirming', tokens: 40 });
    }
    expect(await granted(orderId)).toBe(false);
    expect((await call(await app.register(), getPaymentStatus, { query: { order: orderId } })).status).toBe(404);
    expect((await call(user, getPaymentStatus, { query: { payment_intent: 'pi_guess' } })).status).toBe(404);
  });

  it('twelve copies of one purchase click make one order and one payment', async () => {
    const send = () => call(user, createPaymentIntent, { body: MINI_BOOST, key: 'one-click' });
    const answers = [...(await Promise.all(Array.from({ length: 6 }, send))), ...(await Promise.all(Array.from({ length: 6 }, send)))];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    const other = await call(user, createPaymentIntent, { body: { ...MINI_BOOST, priceId: 'price_conjure_creator-stack', tokenAmount: 100 }, key: 'one-click' });
    expect(other.status).toBe(422);
  });

  it('two purchase clicks without an Idempotency-Key make one payment', async () => {
    const [first, second] = await Promise.all([0, 1].map(() => call(user, createPaymentIntent, { body: { ...MINI_BOOST, priceId: 'price_conjure_conjure-reserve', tokenAmount: 625 } })));
    expect(first!.body.orderId).toBe(second!.body.orderId);
  });
});
