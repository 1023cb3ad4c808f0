/** Number of requests that run at the same time when the reader changes many messages. It is fast enough for hundreds, and leaves room for other requests. */
const AT_ONCE = 6;
/** After this many failures in a row the connection is taken to be down, and the remaining requests are skipped. */
const GIVE_UP_AFTER = 12;

export interface Outcome<T> {
  done: T[];
  failed: T[];
}

/** Calls `act` for each item, a few at the same time, and reports the progress after each. Failures are counted and not thrown. */
export async function inTurns<T>(items: readonly T[], act: (item: T) => Promise<unknown>, onProgress: (outcome: Outcome<T>) => void): Promise<Outcome<T>> {
  const outcome: Outcome<T> = { done: [], failed: [] };
  const queue = [...items];
  let failures = 0;
  const work = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined && failures < GIVE_UP_AFTER; item = queue.shift()) {
      try {
        await act(item);
        outcome.done.push(item);
        failures = 0;
      } catch {
        outcome.failed.push(item);
        failures += 1;
      }
      onProgress(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work));
  const tried = new Set([...outcome.done, ...outcome.failed]);
  return { done: outcome.done, failed: items.filter((item) => !tried.has(item) || outcome.failed.includes(item)) };
}
