import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WEBHOOK_PATH } from '#contracts/payments.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { beginCardPayment } from '../modules/payments/commands/begin-purchase.ts';
import { inLanes } from './in-lanes.ts';
import { openPayments, sandboxVariables } from './payments-fixtures.ts';
import type { PaymentsFixtures } from './payments-fixtures.ts';
import { createProductStack } from './product-stack.ts';
import { testRedisUrl } from './test-services.ts';

export interface Burst {
  /** How often the payment webhook answered with each status. */
  answers: Record<number, number>;
  /** 99th percentile of the time until the payment webhook answered, in ms. */
  ackP99Ms: number;
  /** The time from the webhook's last answer until every purchase was credited, in ms. */
  appliedMs: number;
  credited: number;
  poison: { status: string; error: string | null } | undefined;
}

/** Over how many connections the payment provider sends events at once. */
const CONNECTIONS = 20;
const PATIENCE_MS = 60_000;
type Event = ReturnType<PaymentsFixtures['sandbox']['events']>[number];

/** Sends the paid events of `count` purchases at once to a real API and a real worker. Among the first is one that cannot be handled. */
export async function burst(count: number): Promise<Burst> {
  const fixtures = await openPayments();
  const storageDir = await mkdtemp(join(tmpdir(), 'conjure-burst-'));
  const env = { ...sandboxVariables(fixtures.sandbox), REDIS_PREFIX: `b${newId().slice(-12)}`, LOG_LEVEL: 'warn' };
  const stack = createProductStack({ databaseUrl: fixtures.databaseUrl, redisUrl: testRedisUrl(), storageDir, env });
  try {
    const [api] = await Promise.all([stack.api(), stack.worker()]);
    const events = await purchases(fixtures, count);
    const poison: Event = { ...events[0]!, id: 'evt_poison', type: 'invoice.paid', data: { object: { id: 'in_missing', object: 'invoice' } } } as Event;
    const { answers, times } = await post(fixtures, `${api.url}${WEBHOOK_PATH}`, [events[0]!, poison, ...events.slice(1)]);
    const ackedAt = performance.now();
    const credited = (): Promise<number> => rows<{ count: number }>(fixtures.context.db.knex, 'select count(*)::int as count from orders where granted').then(([row]) => row!.count);
    while ((await credited()) < count && performance.now() - ackedAt < PATIENCE_MS) await wait(50);
    const appliedMs = performance.now() - ackedAt;
    const [stored] = await rows<{ status: string; error: string | null }>(fixtures.context.db.knex, `select status, error from stripe_events where event_id = 'evt_poison'`);
    times.sort((a, b) => a - b);
    return { answers, ackP99Ms: times[Math.floor(times.length * 0.99)]!, appliedMs, credited: await credited(), poison: stored };
  } finally {
    await stack.close();
    await fixtures.close();
    await rm(storageDir, { recursive: true, force: true });
  }
}

/** Makes paid purchases, and returns the provider's events about their payments. */
async function purchases(fixtures: PaymentsFixtures, count: number): Promise<Event[]> {
  const wanted = { priceId: 'price_conjure_mini-boost', tokenAmount: 40 };
  await inLanes(Array.from({ length: count }), CONNECTIONS, async () => {
    const session = await beginCardPayment(fixtures.context, await fixtures.user(), wanted, { idempotency: null, requestHash: newId() });
    await fixtures.sandbox.pay(session.clientSecret);
  });
  return fixtures.sandbox.events().filter(({ type }) => type === 'payment_intent.succeeded');
}

async function post(fixtures: PaymentsFixtures, url: string, events: readonly Event[]): Promise<{ answers: Record<number, number>; times: number[] }> {
  const answers: Record<number, number> = {};
  const times: number[] = [];
  await inLanes(events, CONNECTIONS, async (event) => {
    const { body, signature } = fixtures.sandbox.signed(event);
    const startedAt = performance.now();
    const { status } = await fetch(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature } });
    times.push(performance.now() - startedAt);
    answers[status] = (answers[status] ?? 0) + 1;
  });
  return { answers, times };
}
