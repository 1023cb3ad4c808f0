/** Longest wait in ms for an idle browser. After it the callback runs although the page is busy. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Calls `done` when the browser is idle. Safari cannot report that, so there a timer calls it.
 * @returns a function that cancels it
 */
export function onceIdle(done: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(done, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(done, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
