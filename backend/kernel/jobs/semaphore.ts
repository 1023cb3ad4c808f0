/** Runs at most `concurrency` tasks at once and lets `queue` more wait. Further callers get the error of `refuse`. */
export function createSemaphore({ concurrency, queue, refuse }: { concurrency: number; queue: number; refuse(): Error }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      if (waiting.length >= queue) throw refuse();
      // A finished task gives its place to the next waiting one, so that no new task takes it in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
