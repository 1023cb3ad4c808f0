import { expect, it } from 'vitest';
import { burst } from '#testing/payment-burst.ts';

const EVENTS = 120;
// On a calm machine it takes about two seconds; one that holds the others up would take a minute.
const APPLIED_MS = 30_000;

it('acknowledges and applies hundreds of webhooks at once; one that cannot be applied does not stop the others', async () => {
  const { answers, appliedMs, credited, poison } = await burst(EVENTS);
  expect(answers).toEqual({ 200: EVENTS + 1 });
  expect(credited).toBe(EVENTS);
  expect(poison).toMatchObject({ status: 'failed', error: expect.any(String) });
  expect(appliedMs).toBeLessThanOrEqual(APPLIED_MS);
}, 120_000);
