import { expect, it } from 'vitest';
import { burst } from '#testing/payment-burst.ts';

const EVENTS = 120;
// The limit is far above the two seconds that a calm machine needs, and below the minute that it would take if failing webhooks held up the others.
const APPLIED_MS = 30_000;

it('acknowledges and applies hundreds of webhooks at once; one that cannot be applied does not stop the others', async () => {
  const { answers, appliedMs, credited, poison } = await burst(EVENTS);
  expect(answers).toEqual({ 200: EVENTS + 1 });
  expect(credited).toBe(EVENTS);
  expect(poison).toMatchObject({ status: 'failed', error: expect.any(String) });
  expect(appliedMs).toBeLessThanOrEqual(APPLIED_MS);
}, 120_000);
