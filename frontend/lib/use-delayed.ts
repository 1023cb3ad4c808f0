import { useEffect, useState } from 'react';

/** Time in ms without typing after which a search starts: long enough for the next letter, short enough to feel immediate. */
export const TYPING_PAUSE_MS = 250;

/** Returns a value after it stayed the same for `ms`, so that typing sends one request and not one per letter. */
export function useDelayed<T>(value: T, ms = TYPING_PAUSE_MS): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return late;
}
