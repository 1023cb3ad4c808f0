import { expect, it } from 'vitest';
import { DAY_MS } from '#contracts/durations.ts';
import { WEBHOOK_OFF_DAYS } from '#contracts/webhooks.ts';
import { failedTooLong, RETRY_MS, waitAfter, withJitter } from './retries.ts';
import { signatureOf } from './signature.ts';

it('waits longer after each failed webhook call, and stops after the time at which a webhook is switched off', () => {
  expect(RETRY_MS.every((wait, at) => at === 0 || wait > (RETRY_MS[at - 1] ?? 0))).toBe(true);
  const sum = RETRY_MS.reduce((all, wait) => all + wait, 0);
  expect(sum).toBeGreaterThanOrEqual(WEBHOOK_OFF_DAYS * DAY_MS);
  expect(sum).toBeLessThan((WEBHOOK_OFF_DAYS + 1) * DAY_MS);
  for (const [at, wait] of RETRY_MS.entries()) {
    expect(waitAfter(at + 1)).toBe(wait);
    expect(withJitter(wait)).toBeGreaterThanOrEqual(wait);
    expect(withJitter(wait)).toBeLessThanOrEqual(wait * 1.1);
  }
  expect(waitAfter(RETRY_MS.length + 1)).toBeNull();
  const since = new Date('2026-11-26T12:00:00Z');
  expect(failedTooLong(since, new Date('2026-11-29T11:59:59Z'))).toBe(false);
  expect(failedTooLong(since, new Date('2026-11-29T12:00:00Z'))).toBe(true);
});

it('a webhook call is signed over time and body with each valid secret', () => {
  expect(signatureOf('{"a":1}', ['s1', 's2'], 1_764_158_400_999)).toMatch(/^t=1764158400,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
  expect(signatureOf('{"a":1}', ['s1'], 0)).not.toBe(signatureOf('{"a":2}', ['s1'], 0));
});
