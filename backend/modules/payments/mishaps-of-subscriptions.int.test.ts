import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';
import { openPayments } from '#testing/payments-fixtures.ts';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { beginSubscription } from './commands/begin-subscription.ts';
import { closeCustomer, closeLeftCustomers, setRenewal } from './commands/change-subscription.ts';
import { syncSubscription } from './commands/sync-subscription.ts';
import type { PaymentsContext } from './payments-context.ts';
import type { SubscriptionSnapshot } from './ports/payment-records.port.ts';
import { openSubscription } from './queries/order-rows.ts';
import { salesSummary } from './queries/sales-summary.ts';
import { onUserErased } from './subscribers/on-user-erased.ts';
import { listener } from './testing/hear-all.ts';
import { stripeOf } from './testing/stripe-of.ts';
import { withProvider } from './testing/with-provider.ts';

const PRO = 'price_conjure_pro';

let fixtures: PaymentsFixtures;
beforeAll(async () => {
  fixtures = await openPayments();
});
afterAll(() => fixtures.close());

const balanceOf = async (userId: string): Promise<number> =>
  (await rows<{ subscription: number }>(fixtures.context.db.knex, 'select subscription from wallets where user_id = ?', [userId]))[0]!.subscription;
const open = (userId: string) => openSubscription(fixtures.context.db.knex, userId);
const customerOf = async (userId: string): Promise<string> => (await fixtures.context.db.knex('payment_customers').where({ user_id: userId }).first())!.stripe_customer;

/** Registers a person who has bought Pro. */
async function pro(): Promise<{ userId: string; subscription: string }> {
  const userId = await fixtures.user();
  const hear = listener(fixtures);
  await fixtures.sandbox.pay((await beginSubscription(fixtures.context, userId, PRO)).clientSecret);
  await hear();
  return { userId, subscription: (await open(userId))!.stripe_subscription! };
}

describe('two processes that read one subscription at once', () => {
  it('two processes that read one subscription at once never overwrite a newer state with an older answer of the provider', async () => {
    const { provider } = fixtures.context;
    const userId = await fixtures.user();
    const context = withProvider(fixtures.context, { subscriptions: { begin: (wanted) => provider!.subscriptions.begin(wanted).then(({ id }) => Promise.reject(new Error(id))) } });
    const [id] = await beginSubscription(context, userId, PRO).catch((error: Error) => [error.message]) as [string];
    await rows(fixtures.context.db.knex, 'delete from subscriptions where user_id = ?', [userId]);
    let first = true;
    const slow = withProvider(fixtures.context, {
      records: {
        async subscription(wanted): Promise<SubscriptionSnapshot> {
          const answer = await provider!.records.subscription(wanted);
          if (!first) return answer;
          first = false;
          const secret = await provider!.subscriptions.secret(wanted);
          await fixtures.sandbox.pay(secret!);
          await syncSubscription(fixtures.context, wanted);
          return answer;
        },
      },
    });
    expect((await syncSubscription(slow, id)).status).toBe('active');
  });

  it('two processes end a person\'s second subscription at once, grant the month that was paid for it, and leave no event waiting', async () => {
    const { userId, subscription } = await pro();
    const hear = listener(fixtures);
    const stripe = stripeOf(fixtures);
    const item = (await stripe.subscriptions.retrieve(subscription)).items.data[0]!;
    const second = await stripe.subscriptions.create({
      customer: await customerOf(userId),
      items: [{ price: item.price.id }],
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
    const invoice = second.latest_invoice as { confirmation_secret: { client_secret: string } };
    await fixtures.sandbox.pay(invoice.confirmation_secret.client_secret);
    await hear();
    expect((await stripe.subscriptions.retrieve(second.id)).status).toBe('canceled');
    expect((await open(userId))!.stripe_subscription).toBe(subscription);
    expect(await balanceOf(userId)).toBe(200);
    expect(await rows(fixtures.context.db.knex, `select type, error from stripe_events where status in ('pending', 'failed')`)).toEqual([]);
  });
});

describe('a subscription that the provider has ended', () => {
  it('Pro can be bought again when it ended at the provider and no webhook arrived', async () => {
    const { userId, subscription } = await pro();
    await stripeOf(fixtures).subscriptions.cancel(subscription);
    await expect(setRenewal(fixtures.context, userId, false)).rejects.toMatchObject({ code: 'not_pro' });
    const again = await beginSubscription(fixtures.context, userId, PRO);
    const hear = listener(fixtures);
    await fixtures.sandbox.pay(again.clientSecret);
    await hear();
    expect((await open(userId))!.status).toBe('active');
    expect(await balanceOf(userId)).toBe(200);
  });

  it('an unpaid subscription that was begun at another price is dropped, so that the buyer pays the price on the screen', async () => {
    const userId = await fixtures.user();
    const before = await beginSubscription(fixtures.context, userId, PRO);
    const { pricing } = fixtures.context;
    const dearer: PaymentsContext = { ...fixtures.context, pricing: { ...pricing, async products(connection) {
      const list = await pricing.products(connection);
      return { ...list, pro: { ...list.pro, priceCents: 999, stripePriceId: null } };
    } } };
    const after = await beginSubscription(dearer, userId, PRO);
    expect(after.clientSecret).not.toBe(before.clientSecret);
    await expect(fixtures.sandbox.pay(before.clientSecret)).rejects.toThrow();
    const hear = listener(fixtures);
    await fixtures.sandbox.pay(after.clientSecret);
    await hear();
    expect(await open(userId)).toMatchObject({ status: 'active', price_cents: 999 });
  });

  it('Pro can still be bought after its price changed between two tries of one person', async () => {
    const userId = await fixtures.user();
    const { provider, pricing } = fixtures.context;
    const lost = withProvider(fixtures.context, { subscriptions: { begin: async (wanted) => { await provider!.subscriptions.begin(wanted); throw new Error('the answer was lost'); } } });
    await expect(beginSubscription(lost, userId, PRO)).rejects.toThrow('the answer was lost');
    const dearer: PaymentsContext = { ...fixtures.context, pricing: { ...pricing, async products(connection) {
      const list = await pricing.products(connection);
      return { ...list, pro: { ...list.pro, priceCents: 999, stripePriceId: null } };
    } } };
    const hear = listener(fixtures);
    await fixtures.sandbox.pay((await beginSubscription(dearer, userId, PRO)).clientSecret);
    await hear();
    expect(await open(userId)).toMatchObject({ status: 'active', price_cents: 999 });
  });

  it('a person who subscribes to Pro gets a new customer when the provider deleted the old one', async () => {
    const { userId } = await pro();
    await stripeOf(fixtures).customers.del(await customerOf(userId));
    const hear = listener(fixtures);
    await fixtures.sandbox.pay((await beginSubscription(fixtures.context, userId, PRO)).clientSecret);
    await hear();
    expect((await open(userId))!.status).toBe('active');
    expect(await balanceOf(userId)).toBe(200);
  });
});

describe('the customer of a deleted account', () => {
  it('the customer of a deleted account is deleted at the provider, and a second call changes nothing', async () => {
    const { userId, subscription } = await pro();
    const customer = await customerOf(userId);
    await closeCustomer(fixtures.context, userId);
    await closeCustomer(fixtures.context, userId);
    expect((await stripeOf(fixtures).subscriptions.retrieve(subscription)).status).toBe('canceled');
    await expect(stripeOf(fixtures).customers.retrieve(customer)).rejects.toThrow('No such customer');
    expect(await open(userId)).toBeNull();
  });

  it('the customer of a deleted account is deleted by a later try when the provider was unreachable at first', async () => {
    const { userId } = await pro();
    const { db, clock } = fixtures.context;
    const mark = onUserErased(fixtures.context);
    await db.transaction((tx) => mark.handle(tx, { userId }, { id: newId(), occurredAt: clock.now() } as never));
    const away = withProvider(fixtures.context, { customers: { delete: () => Promise.reject(new Error('away')) } });
    await expect(closeCustomer(away, userId)).rejects.toThrow('away');
    const jobs = async () => (await rows(db.knex, `select 1 from outbox_jobs where job_id like ?`, [`customer-${userId}%`])).length;
    const before = await jobs();
    const later: PaymentsContext = { ...fixtures.context, clock: { ...clock, now: () => new Date(Date.now() + 6 * MINUTE_MS) } };
    await closeLeftCustomers(later);
    expect(await jobs()).toBe(before + 1);
    await closeCustomer(fixtures.context, userId);
    await closeLeftCustomers({ ...later, clock: { ...clock, now: () => new Date(Date.now() + 12 * MINUTE_MS) } });
    expect(await jobs()).toBe(before + 1);
    expect(await open(userId)).toBeNull();
  });

  it('the customer of a deleted account is deleted although its subscription has already ended at the provider', async () => {
    const { userId, subscription } = await pro();
    await stripeOf(fixtures).subscriptions.cancel(subscription);
    await closeCustomer(fixtures.context, userId);
    expect(await open(userId)).toBeNull();
  });
});

it('the sales figures count an ended subscription without an end time as lost, not as revenue', async () => {
  const { userId, subscription } = await pro();
  const paused = withProvider(fixtures.context, { records: { subscription: async (id) => ({ ...(await fixtures.context.provider!.records.subscription(id)), status: 'canceled', endedAt: null }) } });
  const period = { from: new Date(Date.now() - HOUR_MS).toISOString(), to: new Date(Date.now() + HOUR_MS).toISOString() };
  const before = await salesSummary(fixtures.context.db.knex, period);
  await syncSubscription(paused, subscription);
  const after = await salesSummary(fixtures.context.db.knex, period);
  expect(await open(userId)).toBeNull();
  expect([after.activePro - before.activePro, after.lostPro - before.lostPro, after.mrrCents - before.mrrCents]).toEqual([-1, 1, -799]);
});
