import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { openPayments } from '#testing/payments-fixtures.ts';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { previewRefund, refundOrder } from './commands/refund-order.ts';
import { listDisputes } from './queries/list-disputes.ts';
import { listOrders } from './queries/list-orders.ts';
import { ordersAsCsv } from './queries/orders-csv.ts';
import { waitingDisputes } from './queries/waiting-payments.ts';
import { salesSummary } from './queries/sales-summary.ts';
import { listener } from './testing/hear-all.ts';
import { SCENARIOS, spend } from './testing/scenarios.ts';
import type { Actor } from './testing/scenarios.ts';

let fixtures: PaymentsFixtures;
beforeAll(async () => {
  fixtures = await openPayments();
});
afterAll(() => fixtures.close());

async function play(name: string): Promise<Actor> {
  const hear = listener(fixtures);
  const actor: Actor = { fixtures, userId: await fixtures.user(), payment: '', dispute: '' };
  for (const step of SCENARIOS.find((scenario) => scenario.name === name)!.steps) {
    await step(actor);
    await hear();
  }
  return actor;
}

const today = () => {
  const now = Date.now();
  return { from: new Date(now - HOUR_MS).toISOString(), to: new Date(now + HOUR_MS).toISOString() };
};
const call = (key: string) => ({
  idempotency: { scope: 'user', key, requestHash: 'hash' },
  requestHash: 'hash',
  requestId: newId(),
  viewer: { userId: newId(), sessionId: newId(), username: 'admin', role: 'admin' as const, plan: 'free' as const, elevatedUntil: null },
});

it('the sales figures sum sales, refunds, disputes and fees of a period', async () => {
  for (const name of ['a package', 'Pro', 'refunded in two parts', 'disputed and lost']) await play(name);
  const summary = await salesSummary(fixtures.context.db.knex, today());
  const fees = 3 * (14 + 30) + (23 + 30);
  expect(summary).toMatchObject({
    grossCents: 3 * 499 + 799,
    refundCents: 499,
    disputeCents: 499,
    feeCents: fees,
    netCents: 499 + 799 - fees,
    mrrCents: 799,
    activePro: 1,
    newPro: 1,
    lostPro: 0,
    payingUsers: 4,
    tokensSold: 220,
    previous: { grossCents: 0, netCents: 0, newPro: 0, tokensSold: 0 },
  });
  expect(summary.days.reduce((sum, day) => sum + day.grossCents, 0)).toBe(summary.grossCents);
  expect(summary.days.reduce((sum, day) => sum + day.netCents, 0)).toBe(summary.netCents);
  expect(summary.products.map(({ productId, orders }) => [productId, orders])).toEqual([['mini-boost', 3], ['pro', 1]]);
  expect((await listDisputes(fixtures.context, { limit: 10 })).items).toMatchObject([{ amountCents: 499, status: 'lost' }]);
  expect((await listDisputes(fixtures.context, { limit: 10, status: 'open' })).items).toEqual([]);
});

it('administrators list every order once page by page, and find orders by person, order id or payment id', async () => {
  const { userId, payment } = await play('a package');
  const [{ username }] = (await rows<{ username: string }>(fixtures.context.db.knex, 'select username from users where id = ?', [userId])) as [{ username: string }];
  const seen: string[] = [];
  let before: string | undefined;
  do {
    const page = await listOrders(fixtures.context, { limit: 2, before });
    seen.push(...page.items.map(({ id }) => id));
    before = page.nextCursor ?? undefined;
  } while (before);
  expect(new Set(seen).size).toBe(seen.length);
  for (const q of [username, `@${username}`, payment]) {
    expect((await listOrders(fixtures.context, { limit: 10, q })).items).toMatchObject([{ paymentIntent: payment }]);
  }
  expect((await listOrders(fixtures.context, { limit: 10, q: 'nobody-at-all' })).items).toEqual([]);
  await rows(fixtures.context.db.knex, `update users set email = 'Zoltan.Fekete@example.org', display_name = 'Zoltán F.' where id = ?`, [userId]);
  for (const q of ['zoltan.fekete@EXAMPLE.org', 'fekete', 'ZOLTÁN']) {
    expect(await listOrders(fixtures.context, { limit: 10, q })).toMatchObject({ items: [{ paymentIntent: payment }], morePeople: false });
  }
  expect((await listOrders(fixtures.context, { limit: 10, q: 'z%e' })).items).toEqual([]);
  expect((await listOrders(fixtures.context, { limit: 10, q: username!.slice(0, 2) })).items).toEqual([]);
  expect((await listOrders(fixtures.context, { limit: 10, userId })).items).toMatchObject([{ paymentIntent: payment }]);
  let csv = '';
  for await (const part of ordersAsCsv(fixtures.context, { limit: 10 })) csv += part;
  expect(csv.trim().split('\r\n')).toHaveLength(seen.length + 1);
});

it('an administrator\'s refund takes exactly what the preview showed, once per Idempotency-Key', async () => {
  const { userId, payment } = await play('a package');
  await spend(30)({ fixtures, userId, payment, dispute: '' });
  const [order] = (await listOrders(fixtures.context, { limit: 1, q: payment })).items;
  const preview = await previewRefund(fixtures.context, order!.id, 250);
  expect(preview).toEqual({ amountCents: 250, refundableCents: 499, tokens: 20, taken: 10, debt: 10, balanceAfter: 0 });
  const click = call('one-click');
  const answers = await Promise.all([0, 1, 2].map(() => refundOrder(fixtures.context, click, order!.id, { amountCents: 250, reason: 'Asked for it' })));
  expect(answers.at(-1)).toMatchObject({ refundedCents: 250, clawedBack: 20, status: 'paid' });
  expect(await refundOrder(fixtures.context, click, order!.id, { amountCents: 250, reason: 'Asked for it' })).toMatchObject({ refundedCents: 250 });
  const labels = await rows<{ label: string }>(fixtures.context.db.knex, `select payload ->> 'targetLabel' as label from outbox_events where name = 'admin_action' and payload ->> 'targetId' = ?`, [order!.id]);
  expect(labels).toEqual([{ label: '$2.50 for Mini Boost' }]);
  let csv = '';
  for await (const part of ordersAsCsv(fixtures.context, { limit: 10, q: payment })) csv += part;
  expect(csv.trim().split('\r\n')[1]).toContain(',partly refunded,');
  const [wallet] = await rows<{ debt: number }>(fixtures.context.db.knex, 'select debt from wallets where user_id = ?', [userId]);
  expect(wallet).toEqual({ debt: 10 });
  await expect(refundOrder(fixtures.context, call('another'), order!.id, { amountCents: 250, reason: 'Too much' })).rejects.toMatchObject({ code: 'not_refundable' });
});

it('lists open disputes by their deadline, and counts them for the staff\'s inbox', async () => {
  const hear = listener(fixtures);
  const day = DAY_MS;
  const first = await play('a package');
  const second = await play('a package');
  for (const { payment } of [first, second]) fixtures.sandbox.dispute(payment);
  await hear();
  await rows(fixtures.context.db.knex, `update disputes set due_at = due_at - interval '2 days' where order_id in (select id from orders where user_id = ?)`, [second.userId]);
  const { items, nextCursor } = await listDisputes(fixtures.context, { limit: 1, status: 'open' });
  expect(items).toMatchObject([{ user: { id: second.userId }, status: 'open' }]);
  expect((Date.parse(items[0]!.dueAt!) - Date.parse(items[0]!.openedAt)) / day).toBeCloseTo(7, 1);
  expect((await listDisputes(fixtures.context, { limit: 1, status: 'open', before: nextCursor! })).items).toMatchObject([{ user: { id: first.userId } }]);
  expect(await waitingDisputes(fixtures.context.db.knex)).toEqual([{ queue: 'disputes', count: 2, oldestAt: expect.any(String) as string, dueAt: items[0]!.dueAt }]);
});
