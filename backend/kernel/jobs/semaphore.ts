/** Lets `concurrency` tasks run at once and `queue` more wait. Further callers get the error of `refuse`. */
export function createSemaphore({ concurrency, queue, refuse }: { concurrency: number; queue: number; refuse(): Error }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      if (waiting.length >= queue) throw refuse();
      // The place of a finished task goes to the next waiting one, so that no newcomer takes it in between.
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
