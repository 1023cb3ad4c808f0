import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureIngest, quantile } from './testing/ingest-load.ts';
import { openIngestStack } from './testing/ingest-stack.ts';

let stack: Awaited<ReturnType<typeof openIngestStack>>;
beforeAll(async () => {
  stack = await openIngestStack();
}, 120_000);
afterAll(() => stack?.close());

// Ratios of times mean little while other tests run, so only ingest-load.deep.test.ts checks them.
it('stores each of 1,000 analytics events a second once and refuses none, while all reads succeed', async () => {
  const { beside, alone, sent, accepted, refused } = await measureIngest({ url: stack.url, eventsPerSecond: 1_000, pairs: 1, halfMs: 2_000 });
  expect(refused).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(2_000);
  expect([accepted, await stack.stored()]).toEqual([sent, sent]);
  expect(beside.length).toBeGreaterThan(10);
  expect(quantile(beside, 500)).toBeLessThan(1_000);
  expect(quantile(alone, 500)).toBeLessThan(1_000);
}, 120_000);
