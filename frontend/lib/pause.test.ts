import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pause } from './pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('pause waits for the given number of milliseconds', async () => {
  const done = vi.fn();
  void pause(300).then(done);
  await vi.advanceTimersByTimeAsync(299);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});

it.each([[new Error('left the page'), 'left the page'], [undefined, 'aborted']])("pause rejects with the reason of an abort: %s", async (reason, words) => {
  const stop = new AbortController();
  const waiting = expect(pause(300, stop.signal)).rejects.toThrow(words);
  stop.abort(reason);
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
});
