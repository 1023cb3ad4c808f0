import { expect, it } from 'vitest';
import { burst } from '#testing/payment-burst.ts';

const EVENTS = 1_000;
const ACK_P99_MS = 200;
const APPLIED_MS = 10_000;

it('acknowledges a thousand provider webhooks at once in time, and applies them within 10 s', async () => {
  const { answers, ackP99Ms, appliedMs, credited } = await burst(EVENTS);
  console.info(`${EVENTS} webhooks: p99 of acknowledgements ${ackP99Ms.toFixed(0)} ms, all applied ${(appliedMs / 1_000).toFixed(1)} s after the last one`);
  expect(answers).toEqual({ 200: EVENTS + 1 });
  expect(credited).toBe(EVENTS);
  expect(ackP99Ms).toBeLessThanOrEqual(ACK_P99_MS);
  expect(appliedMs).toBeLessThanOrEqual(APPLIED_MS);
}, 180_000);
