import { afterAll, beforeAll, expect, it } from 'vitest';
import { inLanes } from '#testing/in-lanes.ts';
import { openPayments } from '#testing/payments-fixtures.ts';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { newId } from '#kernel/ids.ts';
import { seededRandom } from '#kernel/seeded-random.ts';
import { beginCardPayment } from './commands/begin-purchase.ts';
import { listener } from './testing/hear-all.ts';
import { reconcile } from './testing/reconcile.ts';

const PAYMENTS = 10_000;
const LOST = 0.2;
/** How many payments the test prepares at the same time, because each spends most of its time waiting for provider and database. */
const LANES = 10;
const WITHIN_MS = 60_000;

let fixtures: PaymentsFixtures;
beforeAll(async () => {
  fixtures = await openPayments();
});
afterAll(() => fixtures.close());

it('reconciliation compares ten thousand payments within a minute, and repairs those of lost webhooks', async () => {
  const hear = listener(fixtures);
  const random = seededRandom(3);
  const people = await Promise.all(Array.from({ length: 100 }, () => fixtures.user()));
  await inLanes(Array.from({ length: PAYMENTS }), LANES, async (_, index) => {
    const session = await beginCardPayment(fixtures.context, people[index % people.length]!, { priceId: 'price_conjure_mini-boost', tokenAmount: 40 }, { idempotency: null, requestHash: newId() });
    await fixtures.sandbox.pay(session.clientSecret);
  });
  await hear(() => random() < LOST);
  const startedAt = performance.now();
  const { compared, findings } = await reconcile(fixtures, { dryRun: false });
  const tookMs = performance.now() - startedAt;
  console.info(`${compared} objects compared, ${findings.length} repaired in ${(tookMs / 1_000).toFixed(1)} s`);
  expect(compared).toBeGreaterThanOrEqual(PAYMENTS);
  expect(findings.filter(({ outcome }) => outcome !== 'repaired')).toEqual([]);
  expect(tookMs).toBeLessThanOrEqual(WITHIN_MS);
  expect((await reconcile(fixtures, { dryRun: false })).findings).toEqual([]);
}, 900_000);
