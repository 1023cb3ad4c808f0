import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import { newId } from '#kernel/ids.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import { seededRandom } from '#kernel/seeded-random.ts';
import { openPayments } from '#testing/payments-fixtures.ts';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { tellLateTakings } from './commands/tell-takings.ts';
import { orderTakingsMoved } from './payments.events.ts';
import { walk } from './testing/permute.ts';
import { SCENARIOS } from './testing/scenarios.ts';

let fixtures: PaymentsFixtures;
beforeAll(async () => {
  fixtures = await openPayments();
});
afterAll(() => fixtures.close());

const ask = <Row extends object>(sql: string, bindings: unknown[] = []) => rows<Row>(fixtures.context.db.knex, sql, bindings);

/** Delivers all events about changed takings of orders, in random order and each twice. Returns how many events there were. */
async function hearTakings(random: () => number): Promise<number> {
  const { db } = fixtures.context;
  const context = { db, clock: systemClock, log: silentLogger(), subscriptionsByEvent: groupSubscriptions(fixtures.modules.identity.subscriptions ?? []) };
  const events = await ask<{ id: string }>(`select id from outbox_events where name = 'order_takings_moved'`);
  const shuffled = [...events, ...events].map(({ id }) => ({ id, place: random() })).sort((a, b) => a.place - b.place);
  for (const { id } of shuffled) await processEvent(context, id, 'identity.on_takings_moved');
  return events.length;
}

/** The amount that each account paid, recounted from the rows of orders, refunds and disputes. */
async function recount(): Promise<Record<string, number>> {
  const orders = await ask<{ id: string; user_id: string; amount_cents: number; granted: boolean }>('select id, user_id, amount_cents, granted from orders');
  const lost = [
    ...(await ask<{ order_id: string; amount_cents: number; status: string }>('select order_id, amount_cents, status from refunds')).filter(({ status }) => !['failed', 'canceled'].includes(status)),
    ...(await ask<{ order_id: string; amount_cents: number; status: string }>('select order_id, amount_cents, status from disputes')).filter(({ status }) => status !== 'won'),
  ];
  const paid: Record<string, number> = {};
  for (const order of orders.filter(({ granted }) => granted)) {
    const gone = lost.filter(({ order_id: id }) => id === order.id).reduce((sum, { amount_cents: cents }) => sum + cents, 0);
    paid[order.user_id] = (paid[order.user_id] ?? 0) + Math.max(0, order.amount_cents - gone);
  }
  return Object.fromEntries(Object.entries(paid).filter(([, cents]) => cents > 0));
}

const kept = async (): Promise<Record<string, number>> =>
  Object.fromEntries((await ask<{ id: string; paid: number }>('select id, paid_cents as paid from users where paid_cents <> 0')).map(({ id, paid }) => [id, paid]));

it('keeps what each person paid equal to a recount, after payments, refunds and disputes in any order', async () => {
  const random = seededRandom(20_261_127);
  const userIds: string[] = [];
  for (const scenario of SCENARIOS) await walk({ ...fixtures, user: async () => { userIds.push(await fixtures.user()); return userIds.at(-1)!; } }, scenario, Math.ceil(random() * 1_000));
  expect(await hearTakings(random)).toBeGreaterThan(SCENARIOS.length);
  const counted = await recount();
  expect(Object.keys(counted).length).toBeGreaterThan(3);
  expect(Object.keys(counted).length, 'some were refunded in full').toBeLessThan(userIds.length);
  expect(await kept()).toEqual(counted);
  expect(await ask('select id from orders where told_cents <> takings_cents')).toEqual([]);
}, 120_000);

it('maintenance announces the takings of orders from before these events existed, exactly once', async () => {
  const counted = await recount();
  await ask('update users set paid_cents = 0');
  await ask('update orders set told_cents = 0');
  await ask(`delete from outbox_events where name = 'order_takings_moved'`);
  await tellLateTakings(fixtures.context);
  await tellLateTakings(fixtures.context);
  await hearTakings(seededRandom(1));
  expect(await kept()).toEqual(counted);
});

it('stores no paid amount for a deleted account, even when an event about its order arrives later', async () => {
  const { context: { db, outbox } } = fixtures;
  const userId = await fixtures.user();
  await ask('update users set erased_at = now() where id = ?', [userId]);
  await db.transaction((tx) => outbox.publish(tx, orderTakingsMoved, { orderId: newId(), userId, cents: 999 }));
  await hearTakings(seededRandom(2));
  expect(await ask('select paid_cents as paid from users where id = ?', [userId])).toEqual([{ paid: 0 }]);
});
