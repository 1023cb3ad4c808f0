import { useEffect, useState, type ReactNode } from 'react';

/** ms after which a busy page gets its decoration all the same. */
const LONGEST_WAIT_MS = 1_000;

/** Renders what nobody waits for (pictures, what stands below the fold) once the browser has painted and has nothing else to do. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => onceIdle(() => setIdle(true)), []);
  return idle ? children : null;
}

/** Calls back when the browser is idle; Safari has no such call and gets a timer. Returns how to call it off. */
function onceIdle(done: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(done, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(done, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
