/** ms after which a busy page gets on all the same. */
const LONGEST_WAIT_MS = 1_000;

/** Calls back when the browser is idle; Safari has no such call and gets a timer. Returns how to call it off. */
export function onceIdle(done: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(done, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(done, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
