import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureIngest, quantile } from './testing/ingest-load.ts';
import { openIngestStack } from './testing/ingest-stack.ts';

let stack: Awaited<ReturnType<typeof openIngestStack>>;
beforeAll(async () => {
  stack = await openIngestStack();
}, 300_000);
afterAll(() => stack?.close());

it('accepts 1,000 analytics events a second, while normal reads take at most 1.1 times (p50) and 1.5 times (p99) as long', async () => {
  const { beside, alone, sent, accepted, refused, perSecond } = await measureIngest({ url: stack.url, eventsPerSecond: 1_000, pairs: 10, halfMs: 6_000 });
  const ratio = (perMille: number): number => quantile(beside, perMille) / quantile(alone, perMille);
  console.log(`${perSecond.toFixed(0)} events/s, ${beside.length + alone.length} reads: p50 ${quantile(alone, 500).toFixed(2)} → ${quantile(beside, 500).toFixed(2)} ms (${ratio(500).toFixed(2)}×), p99 ${quantile(alone, 990).toFixed(1)} → ${quantile(beside, 990).toFixed(1)} ms (${ratio(990).toFixed(2)}×)`);
  expect(refused).toEqual([]);
  expect(perSecond).toBeGreaterThan(950);
  expect([accepted, await stack.stored()]).toEqual([sent, sent]);
  expect(ratio(500)).toBeLessThanOrEqual(1.1);
  expect(ratio(990)).toBeLessThanOrEqual(1.5);
}, 600_000);
