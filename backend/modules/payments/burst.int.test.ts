import { expect, it } from 'vitest';
import { burst } from '#testing/payment-burst.ts';

const EVENTS = 120;
// The time limit is far above the two seconds that an idle machine needs, and below the minute that it would take if failing webhooks delayed the others.
const APPLIED_MS = 30_000;

it('acknowledges and applies hundreds of provider webhooks at once, although one of them cannot be applied', async () => {
  const { answers, appliedMs, credited, poison } = await burst(EVENTS);
  expect(answers).toEqual({ 200: EVENTS + 1 });
  expect(credited).toBe(EVENTS);
  expect(poison).toMatchObject({ status: 'failed', error: expect.any(String) });
  expect(appliedMs).toBeLessThanOrEqual(APPLIED_MS);
}, 120_000);
