/** Longest wait in ms; then the callback runs although the page is busy. */
const LONGEST_WAIT_MS = 1_000;

/** Calls `done` when the browser is idle. Safari lacks this call and uses a timer. @returns a function that cancels it */
export function onceIdle(done: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(done, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(done, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
