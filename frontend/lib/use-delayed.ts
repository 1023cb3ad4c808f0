import { useEffect, useState } from 'react';

/** Long enough for the next letter, short enough to feel at once. */
export const TYPING_PAUSE_MS = 250;

/** The value as it was when it last stood still for `ms`: what is typed asks the server once, not at each letter. */
export function useDelayed<T>(value: T, ms = TYPING_PAUSE_MS): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return late;
}
