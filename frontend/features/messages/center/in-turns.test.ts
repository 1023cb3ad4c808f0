import { expect, test } from 'vitest';
import { pause } from '#lib/pause.ts';
import { inTurns } from './in-turns.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
test('sends a request for each selected message once, at most six at the same time', async () => {
  let under = 0;
  let most = 0;
  const seen: number[] = [];
  const { done, failed } = await inTurns(numbers(50), async (item) => {
    most = Math.max(most, under += 1);
    await pause(1);
    seen.push(item);
    under -= 1;
  }, () => undefined);
  expect([most, new Set(seen).size, seen.length, done.length, failed.length]).toEqual([6, 50, 50, 50, 0]);
});

test('reports the requests that failed and continues with the other messages', async () => {
  const steps: number[] = [];
  const { done, failed } = await inTurns(numbers(20), (item) => (item % 10 === 3 ? Promise.reject(new Error('no')) : pause(1)), (soFar) => steps.push(soFar.done.length + soFar.failed.length));
  expect([done.length, failed, steps.at(-1)]).toEqual([18, [3, 13], 20]);
});

test('skips the remaining requests when the connection is down, and counts them as failed', async () => {
  let tried = 0;
  const { done, failed } = await inTurns(numbers(500), () => {
    tried += 1;
    return Promise.reject(new Error('down'));
  }, () => undefined);
  expect([done.length, failed.length]).toEqual([0, 500]);
  expect(tried).toBeLessThan(20);
});
