import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { within } from './deadline.ts';

const never = new Promise<never>(() => undefined);
const refuse = (): never => {
  throw new Error('late');
};

it('returns the result of work that ends before its deadline, and stops the timer', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
  const before = timers();
  expect(await within(60_000, Promise.resolve('done'), refuse)).toBe('done');
  expect(timers()).toBe(before);
});

it('passes on the error of work that fails before its deadline', async () => {
  await expect(within(60_000, Promise.reject(new Error('broken')), () => 'late')).rejects.toThrow('broken');
});

it('returns a stand-in, or throws, when work misses its deadline', async () => {
  expect(await within(5, never, () => 'late')).toBe('late');
  await expect(within(5, never, refuse)).rejects.toThrow('late');
});

it('ignores the error of work that fails after its deadline', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  const work = wait(20).then(refuse);
  expect(await within(5, work, () => 'late')).toBe('late');
  await wait(40);
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
