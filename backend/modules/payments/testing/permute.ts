import { expect } from 'vitest';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { rows } from '#kernel/db/raw.ts';
import { seededRandom } from '#kernel/seeded-random.ts';
import { openSubscription } from '../queries/order-rows.ts';
import type { Actor, Outcome, Scenario } from './scenarios.ts';

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const list = [...items];
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [list[index], list[other]] = [list[other]!, list[index]!];
  }
  return list;
}

/** The random source lets one of the first so many passes of a failpoint throw. */
const FAILS_WITHIN = 12;

/**
 * Takes one new user through a scenario of payments. After each step the provider's events arrive in random order, one to three times each,
 * and one step of handling them may fail. Returns the user's tokens, debt and orders at the end.
 */
export async function walk(fixtures: PaymentsFixtures, scenario: Scenario, seed: number): Promise<Outcome> {
  const random = seededRandom(seed);
  const actor: Actor = { fixtures, userId: await fixtures.user(), payment: '', dispute: '' };
  const from = fixtures.sandbox.events().length;
  for (const step of scenario.steps) {
    await step(actor);
    const news = fixtures.sandbox.events().slice(from);
    const copies = news.flatMap((event) => Array.from({ length: 1 + Math.floor(random() * 3) }, () => event));
    await hear(fixtures, shuffled(copies, random), 1 + Math.floor(random() * FAILS_WITHIN));
  }
  const outcome = await outcomeOf(fixtures, actor.userId);
  await endSubscription(fixtures, actor.userId);
  return outcome;
}

/** Ends the subscription at the provider, because it would otherwise renew while the clock moves in the next scenario. */
async function endSubscription({ context }: PaymentsFixtures, userId: string): Promise<void> {
  const subscription = await openSubscription(context.db.knex, userId);
  if (subscription?.stripe_subscription) await context.provider!.subscriptions.cancel(subscription.stripe_subscription);
}

type Event = ReturnType<PaymentsFixtures['sandbox']['events']>[number];

async function hear(fixtures: PaymentsFixtures, events: readonly Event[], failsAt: number): Promise<void> {
  let passages = 0;
  fixtures.failAt(() => {
    passages += 1;
    if (passages === failsAt) throw new Error('a random step failed');
  });
  // An event whose handling failed is delivered again, as the provider repeats unacknowledged events and the inbox retries failed ones.
  for (const event of events) await fixtures.deliver(event).catch(() => fixtures.deliver(event));
  fixtures.failAt(null);
  for (const event of new Set(events)) await fixtures.deliver(event);
  const stuck = await rows<{ type: string; error: string }>(
    fixtures.context.db.knex,
    `select type, error from stripe_events where status in ('pending', 'failed') and event_id = any(?::text[])`,
    [events.map(({ id }) => id)],
  );
  expect(stuck).toEqual([]);
}

async function outcomeOf({ context: { db } }: PaymentsFixtures, userId: string): Promise<Outcome> {
  const [wallet] = await rows<{ balance: number; debt: number }>(
    db.knex,
    'select case when debt > 0 then 0 else bonus + subscription + earned + purchased end as balance, debt from wallets where user_id = ?',
    [userId],
  );
  const [ledger] = await rows<{ net: number }>(
    db.knex,
    `select coalesce(sum(e.amount), 0)::int as net from ledger_entries e join ledger_transactions t on t.id = e.tx_id
     where e.owner = ? and t.kind in ('purchase', 'subscription_grant', 'refund', 'chargeback')`,
    [userId],
  );
  const orders = await rows<{ status: string }>(db.knex, 'select status from orders where user_id = ? order by status', [userId]);
  const [subscription] = await rows<{ status: string }>(db.knex, 'select status from subscriptions where user_id = ?', [userId]);
  return { ...wallet!, net: ledger!.net, orders: orders.map(({ status }) => status), subscription: subscription?.status ?? null };
}
