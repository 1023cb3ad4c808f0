import { describe, expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('semaphore', () => {
  const refuse = () => new Error('full');

  it('a semaphore never runs more tasks at once than it may, and starts waiting tasks in their order', async () => {
    const run = createSemaphore({ concurrency: 3, queue: 100, refuse });
    let running = 0;
    let most = 0;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        run(async () => {
          running += 1;
          most = Math.max(most, running);
          order.push(index);
          for (let n = 0; n <= index % 4; n += 1) await turn();
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(3);
    expect(order).toEqual(Array.from({ length: 50 }, (_, index) => index));
  });

  it('a semaphore refuses tasks when its queue is full, and accepts them again afterwards', async () => {
    const run = createSemaphore({ concurrency: 1, queue: 2, refuse });
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => run(turn)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
    await expect(run(() => Promise.resolve('in'))).resolves.toBe('in');
  });

  it('a semaphore gives the place of a failed task to the next one', async () => {
    const run = createSemaphore({ concurrency: 1, queue: 1, refuse });
    const [first, second] = await Promise.allSettled([run(() => Promise.reject(new Error('broken'))), run(() => Promise.resolve('next'))]);
    expect([first!.status, second!.status]).toEqual(['rejected', 'fulfilled']);
  });
});
