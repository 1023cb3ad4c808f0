import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayments } from '#testing/payments-test-bed.ts';
import type { PaymentsTestBed } from '#testing/payments-test-bed.ts';
import { newId } from '#kernel/ids.ts';
import { beginCardPayment } from './commands/begin-purchase.ts';
import { listener } from './testing/hear-all.ts';
import { reconcile } from './testing/reconcile.ts';
import { seeded } from './testing/permute.ts';

const PAYMENTS = 10_000;
const LOST = 0.2;
const WITHIN_MS = 60_000;

let bed: PaymentsTestBed;
beforeAll(async () => {
  bed = await openPayments();
});
afterAll(() => bed.close());

it('ten thousand payments are compared within a minute, those of lost webhooks repaired', async () => {
  const hear = listener(bed);
  const random = seeded(3);
  const people = await Promise.all(Array.from({ length: 100 }, () => bed.user()));
  for (let index = 0; index < PAYMENTS; index += 1) {
    const session = await beginCardPayment(bed.context, people[index % people.length]!, { priceId: 'price_conjure_mini-boost', tokenAmount: 40 }, { idempotency: null, requestHash: newId() });
    await bed.sandbox.pay(session.clientSecret);
  }
  await hear(() => random() < LOST);
  const startedAt = performance.now();
  const { compared, findings } = await reconcile(bed, { dryRun: false });
  const tookMs = performance.now() - startedAt;
  console.info(`${compared} objects compared, ${findings.length} repaired in ${(tookMs / 1_000).toFixed(1)} s`);
  expect(compared).toBeGreaterThanOrEqual(PAYMENTS);
  expect(findings.filter(({ outcome }) => outcome !== 'repaired')).toEqual([]);
  expect(tookMs).toBeLessThanOrEqual(WITHIN_MS);
  expect((await reconcile(bed, { dryRun: false })).findings).toEqual([]);
}, 900_000);
