import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { newId } from '#kernel/ids.ts';
import { rows } from '#kernel/db/raw.ts';
import { openPayments } from '#testing/payments-fixtures.ts';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { breakdownAsCsv } from './queries/breakdown-csv.ts';
import { lifetimeFigures } from './queries/lifetime-figures.ts';
import { salesBreakdown } from './queries/sales-breakdown.ts';
import { salesSummary } from './queries/sales-summary.ts';
import { listener } from './testing/hear-all.ts';
import { SCENARIOS } from './testing/scenarios.ts';
import type { Actor } from './testing/scenarios.ts';

let fixtures: PaymentsFixtures;
beforeAll(async () => {
  fixtures = await openPayments();
});
afterAll(() => fixtures.close());

const ask = (sql: string, bindings: unknown[] = []) => rows(fixtures.context.db.knex, sql, bindings);

async function play(name: string): Promise<string> {
  const hear = listener(fixtures);
  const actor: Actor = { fixtures, userId: await fixtures.user(), payment: '', dispute: '' };
  for (const step of SCENARIOS.find((scenario) => scenario.name === name)!.steps) {
    await step(actor);
    await hear();
  }
  return actor.userId;
}

const refer = (referrerId: string, refereeId: string, status: string) =>
  ask(
    `insert into referral_attributions (id, referrer_id, referee_id, terms_version, clicked_at, signed_up_at, status, first_order_id, first_paid_at, revoked_by)
     values (?, ?, ?, 1, now(), now(), ?, ?, now(), ?)`,
    [newId(), referrerId, refereeId, status, newId(), status === 'revoked' ? 'staff' : null],
  );
const live = (userId: string, country: string | null) => ask('insert into analytics_people (user_id, first_at, last_at, country) values (?, now(), now(), ?)', [userId, country]);

const today = () => {
  const now = Date.now();
  return { from: new Date(now - HOUR_MS).toISOString(), to: new Date(now + HOUR_MS).toISOString() };
};

it('sales figures are grouped by country, package and referral, and each grouping adds up to the period\'s total', async () => {
  const [norwegian, swede, unknown, subscriber] = [await play('a package'), await play('refunded in two parts'), await play('a package'), await play('Pro')];
  const referrer = await fixtures.user();
  await live(norwegian, 'NO');
  await live(swede, 'SE');
  await live(unknown, null);
  await live(subscriber, 'NO');
  await refer(referrer, norwegian, 'settled');
  await refer(referrer, subscriber, 'pending');
  await refer(await fixtures.user(), swede, 'revoked');

  const breakdown = await salesBreakdown(fixtures.context, today());
  const summary = await salesSummary(fixtures.context.db.knex, today());
  for (const group of [breakdown.countries, breakdown.products, breakdown.referrals]) {
    expect(group.reduce((sum, one) => sum + one.grossCents, 0)).toBe(summary.grossCents);
    expect(group.reduce((sum, one) => sum + one.netCents, 0)).toBe(summary.netCents);
    expect(group.reduce((sum, one) => sum + one.tokens, 0)).toBe(summary.tokensSold);
  }
  expect(breakdown.countries).toMatchObject([
    { country: 'NO', people: 2, orders: 2, grossCents: 499 + 799, backCents: 0 },
    { country: null, people: 1, orders: 1, grossCents: 499, backCents: 0 },
    { country: 'SE', people: 1, orders: 1, grossCents: 499, backCents: 499 },
  ]);
  const [{ username }] = (await ask('select username from users where id = ?', [referrer])) as [{ username: string }];
  expect(breakdown.referrals).toMatchObject([{ referrer: { id: referrer, username }, people: 2, orders: 2 }, { referrer: null, people: 2, orders: 2, backCents: 499 }]);
  expect(breakdown.products.map(({ productId, people, orders }) => [productId, people, orders])).toEqual([['mini-boost', 3, 3], ['pro', 1, 1]]);

  const lines = breakdownAsCsv(breakdown).trim().split('\r\n');
  expect(lines[0]).toContain('by,key,name,people,orders,gross,fees,back,net,tokens');
  expect(lines[1]).toMatch(/^country,NO,,2,2,12\.98,/);
  expect(lines.filter((line) => line.startsWith('referral,'))).toEqual([expect.stringContaining(`referral,${referrer},${username},2,2,`), expect.stringMatching(/^referral,,,2,2,/)]);
});

it('a refund of an earlier order counts in the group of its buyer, and does not count the buyer again', async () => {
  await ask("update orders set paid_at = paid_at - interval '10 days'");
  const { countries } = await salesBreakdown(fixtures.context, today());
  expect(countries).toEqual([{ country: 'SE', people: 0, orders: 0, grossCents: 0, feeCents: 0, backCents: 499, netCents: -499, tokens: 0 }]);
});

it('the lifetime value of a buyer is estimated from two spans of 30 days', async () => {
  await ask('delete from refunds');
  await ask('delete from orders');
  const end = Date.UTC(2026, 10, 1);
  const pay = (userId: string, at: number, granted = true) =>
    ask(
      `insert into orders (id, user_id, kind, product_id, product_name, amount_cents, fee_cents, tokens, status, granted, grant_key, paid_at, created_at, updated_at)
       values (?, ?, 'tokens', 'mini-boost', 'Mini Boost', 500, 50, 40, 'paid', ?, ?, ?, now(), now())`,
      [newId(), userId, granted, newId(), new Date(at)],
    );
  const people = await Promise.all(Array.from({ length: 20 }, () => fixtures.user()));
  // Payments exactly 60 and 30 days before the end belong to the earlier and the later span. A payment at the end itself belongs to neither.
  for (const userId of people) await pay(userId, end - 60 * DAY_MS);
  for (const userId of people.slice(0, 5)) await pay(userId, end - 30 * DAY_MS);
  await pay(await fixtures.user(), end - 1);
  await pay(people[9]!, end);
  await pay(people[10]!, end - DAY_MS, false);
  expect(await lifetimeFigures(fixtures.context.db.knex, new Date(end).toISOString())).toEqual({ netCents: 6 * 450, payers: 6, before: 20, cameBack: 5, ltvCents: 600 });
});
