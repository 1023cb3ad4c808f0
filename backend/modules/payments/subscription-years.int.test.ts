import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/durations.ts';
import { openPayments } from '#testing/payments-fixtures.ts';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { rows } from '#kernel/db/raw.ts';
import { beginSubscription } from './commands/begin-subscription.ts';
import { setRenewal } from './commands/change-subscription.ts';
import { openSubscription } from './queries/order-rows.ts';
import { listener } from './testing/hear-all.ts';
import { flipPlan, subscribe } from './testing/scenarios.ts';
import type { Actor } from './testing/scenarios.ts';

let fixtures: PaymentsFixtures;
beforeAll(async () => {
  fixtures = await openPayments();
});
afterAll(() => fixtures.close());

interface Grant {
  key: string;
  tokens: number;
}
const grantsOf = (userId: string): Promise<Grant[]> =>
  rows<Grant>(
    fixtures.context.db.knex,
    `select t.idempotency_key as key, e.amount as tokens from ledger_transactions t join ledger_entries e on e.tx_id = t.id
     where t.kind = 'subscription_grant' and e.owner = ? order by 1`,
    [userId],
  );

it('three years of Pro grant exactly 3,600 tokens, with a start on 31 January, a late payment and a new card', async () => {
  const { sandbox, context } = fixtures;
  const hear = listener(fixtures);
  const userId = await fixtures.user();
  sandbox.advanceTo(new Date('2027-01-31T12:00:00Z'));
  await sandbox.pay((await beginSubscription(context, userId, 'price_conjure_pro')).clientSecret);
  await hear();
  const { stripe_subscription: subscription } = (await openSubscription(context.db.knex, userId))!;
  const [{ stripe_customer: customer }] = (await rows<{ stripe_customer: string }>(context.db.knex, 'select stripe_customer from payment_customers where user_id = ?', [userId])) as [{ stripe_customer: string }];

  for (let month = 2; month <= 36; month += 1) {
    if (month === 7) sandbox.failRenewals(subscription!, true);
    if (month === 20) sandbox.replaceCard(customer);
    const { period_end: end } = (await openSubscription(context.db.knex, userId))!;
    sandbox.advanceTo(new Date(end!.getTime() + 60_000));
    await hear();
    if (month === 7) {
      expect((await openSubscription(context.db.knex, userId))!.status).toBe('past_due');
      expect(await grantsOf(userId)).toHaveLength(6);
      sandbox.failRenewals(subscription!, false);
      sandbox.advance(4 * DAY_MS);
      await hear();
    }
    expect(await grantsOf(userId), `month ${month}`).toHaveLength(month);
  }
  await setRenewal(context, userId, false);
  sandbox.advance(70 * DAY_MS);
  await hear();

  const grants = await grantsOf(userId);
  expect(grants.map(({ tokens }) => tokens)).toEqual(Array.from({ length: 36 }, () => 100));
  const starts = grants.map(({ key }) => key.split(':').slice(2).join(':').slice(0, 10));
  expect(starts.slice(0, 5)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  expect(await openSubscription(context.db.knex, userId)).toBeNull();
  expect(await context.ledger.violations(context.db.knex)).toEqual([]);
}, 120_000);

it('grants one month of tokens when the plan is switched twenty times within the month', async () => {
  const hear = listener(fixtures);
  const actor: Actor = { fixtures, userId: await fixtures.user(), payment: '', dispute: '' };
  await subscribe(actor);
  await hear();
  await flipPlan(20)(actor);
  await hear();
  expect(await grantsOf(actor.userId)).toMatchObject([{ tokens: 100 }]);
});
